import type { Knex } from 'knex';

const statements = [
  `alter table \`audits\`
  add column \`isLate\` tinyint(1) null,
  drop key \`by_auditor\`,
  drop key \`by_dateAudited\`,
  add key \`by_auditor\` (\`auditor\`, \`instance\`, \`deletedAt\`, \`id\`, \`isFinished\`, \`isMissed\`, \`isLate\`, \`isNextDateSet\`, \`confirmedContradiction\`, \`isUnaware\`, \`planning\`, \`equipment\`, \`owner\`, \`location\`, \`report\`),
  add key \`by_dateAudited\` (\`instance\`, \`deletedAt\`, \`dateAudited\`, \`id\`, \`location\`, \`category\`, \`isFinished\`, \`isMissed\`, \`isLate\`, \`isNextDateSet\`, \`confirmedContradiction\`, \`isUnaware\`)`,
  `alter table \`deficiencies\`
  add column \`foundOn\` date null,
  add key \`by_foundOn\` (\`instance\`, \`deletedAt\`, \`foundOn\`, \`id\`, \`isNotAsked\`, \`location\`, \`category\`, \`audit\`),
  add key \`by_remediedOn\` (\`instance\`, \`deletedAt\`, \`remediedOn\`, \`id\`, \`isNotAsked\`, \`location\`, \`category\`, \`audit\`)`,
  `alter table \`licenses\`
  add column \`isAfterTrial\` tinyint(1) null,
  add column \`dateRenewed\` date null,
  drop key \`all_by_validBefore\`,
  drop key \`all_order_validBefore\`,
  drop key \`by_validBefore\`,
  drop key \`order_validBefore\`,
  add key \`by_dateRenewed\` (\`instance\`, \`deletedAt\`, \`dateRenewed\`, \`id\`),
  add key \`all_by_dateRenewed\` (\`deletedAt\`, \`dateRenewed\`, \`id\`, \`instance\`),
  add key \`by_validFrom\` (\`instance\`, \`deletedAt\`, \`validFrom\`, \`id\`),
  add key \`all_by_validFrom\` (\`deletedAt\`, \`validFrom\`, \`id\`, \`instance\`),
  add key \`by_validBefore\` (\`instance\`, \`deletedAt\`, \`validBefore\`, \`id\`, \`isPaid\`, \`isTrial\`, \`isAfterTrial\`, \`hasResigned\`),
  add key \`order_validBefore\` (\`instance\`, \`deletedAt\`, \`validBeforeOrder\`, \`id\`, \`isPaid\`, \`isTrial\`, \`isAfterTrial\`, \`hasResigned\`),
  add key \`all_by_validBefore\` (\`deletedAt\`, \`validBefore\`, \`id\`, \`isPaid\`, \`isTrial\`, \`isAfterTrial\`, \`hasResigned\`, \`instance\`),
  add key \`all_order_validBefore\` (\`deletedAt\`, \`validBeforeOrder\`, \`id\`, \`isPaid\`, \`isTrial\`, \`isAfterTrial\`, \`hasResigned\`, \`instance\`)`,
  // Who was active when, which whole rows of the history would have to be read for.
  'alter table history add key byDay (instance, at, user)',
  'update deficiencies set foundOn = date(createdAt)',
  // What an inspection named as the next day, the next one of that piece and type was in time for or not.
  `update audits t join (
    select id, nextDay, day from (
      select id, date(dateAudited) as day,
        lag(nextAuditDate) over (partition by equipment, type order by dateAudited, id) as nextDay
      from audits where isFinished = 1 and deletedAt is null and equipment is not null
    ) known where nextDay is not null
  ) earlier on earlier.id = t.id set t.isLate = earlier.day > earlier.nextDay`,
  `update licenses t join (
    select id from (
      select id, isTrial, row_number() over (partition by instance, ifnull(isTrial, 0) order by createdAt, id) as place,
        max(isTrial) over (partition by instance) as hadTrial
      from licenses where deletedAt is null
    ) known where ifnull(isTrial, 0) = 0 and place = 1 and hadTrial = 1
  ) first on first.id = t.id set t.isAfterTrial = 1`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
