import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

const statements = [
  `alter table \`jobs\`
  add column \`progressDone\` int null,
  add column \`progressTotal\` int null`,
  `alter table \`instances\`
  add column \`orangeEscalationDays\` int null`,
  `alter table \`equipments\`
  add column \`nextAuditDateReason\` varchar(300) null,
  add column \`lockReasons\` json null,
  add column \`stateReason\` varchar(300) null`,
  `alter table \`auditRegulations\`
  add column \`alsoCovers\` json null`,
  `alter table \`regulationVersions\`
  add column \`alsoCovers\` json null`,
  `alter table \`audits\`
  add column \`nextAuditDateReason\` varchar(300) null,
  add column \`isNextDateSet\` tinyint(1) null,
  add column \`confirmedContradiction\` tinyint(1) null,
  add column \`followUps\` json null,
  add column \`seenLocks\` json null,
  add column \`isUnaware\` tinyint(1) null,
  add column \`unawareOf\` json null,
  add column \`liftedAt\` datetime(3) null,
  add column \`liftedBy\` varchar(200) null,
  add column \`liftReason\` varchar(300) null,
  add column \`correctionReason\` varchar(500) null,
  add column \`corrections\` json null,
  drop key \`by_auditor\`,
  drop key \`by_dateAudited\`,
  add key \`by_auditor\` (\`auditor\`, \`instance\`, \`deletedAt\`, \`id\`, \`isFinished\`, \`isMissed\`, \`isNextDateSet\`, \`confirmedContradiction\`, \`isUnaware\`, \`planning\`, \`equipment\`, \`owner\`, \`location\`, \`report\`),
  add key \`by_dateAudited\` (\`instance\`, \`deletedAt\`, \`dateAudited\`, \`id\`, \`location\`, \`category\`, \`isFinished\`, \`isMissed\`, \`isNextDateSet\`, \`confirmedContradiction\`, \`isUnaware\`)`,
  `alter table \`deficiencies\`
  add column \`orangeSince\` date null,
  add column \`escalatedOn\` date null,
  add column \`correctionReason\` varchar(500) null,
  add column \`remedy\` text null,
  add column \`remedyPhotos\` json null,
  add column \`remediedBy\` varchar(160) null,
  add column \`remediedOn\` date null,
  add column \`escalationNoticedOn\` date null,
  add column \`lastOutcome\` varchar(64) character set ascii collate ascii_bin null,
  add column \`lastOutcomeOn\` date null,
  add column \`lastOutcomeAudit\` char(36) character set ascii collate ascii_bin null,
  add key \`by_lastOutcomeAudit\` (\`lastOutcomeAudit\`, \`instance\`, \`deletedAt\`, \`id\`)`,
  `alter table \`tasks\`
  add column \`completionNote\` text null,
  add column \`completionPhotos\` json null,
  add column \`completedBy\` varchar(160) null`,
  `create table \`inspectionDuties\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`equipment\` char(36) character set ascii collate ascii_bin null,
  \`regulation\` char(36) character set ascii collate ascii_bin null,
  \`type\` varchar(64) character set ascii collate ascii_bin null,
  \`isMandatory\` tinyint(1) null,
  \`interval\` int null,
  \`intervalUnit\` varchar(64) character set ascii collate ascii_bin null,
  \`intervalSource\` varchar(64) character set ascii collate ascii_bin null,
  \`startsOn\` date null,
  \`lastDate\` date null,
  \`lastDateOrder\` date generated always as (ifnull(\`lastDate\`, '9999-12-31')) virtual,
  \`lastResult\` varchar(64) character set ascii collate ascii_bin null,
  \`lastAudit\` char(36) character set ascii collate ascii_bin null,
  \`lastSource\` varchar(64) character set ascii collate ascii_bin null,
  \`nextDate\` date null,
  \`nextDateOrder\` date generated always as (ifnull(\`nextDate\`, '9999-12-31')) virtual,
  \`statedDate\` date null,
  \`statedSource\` varchar(64) character set ascii collate ascii_bin null,
  \`statedBy\` varchar(200) null,
  \`statedFile\` json null,
  \`agreedDate\` date null,
  \`agreedAfter\` date null,
  \`agreedReason\` varchar(300) null,
  \`agreedBy\` varchar(200) null,
  \`owner\` char(36) character set ascii collate ascii_bin null,
  \`location\` char(36) character set ascii collate ascii_bin null,
  \`category\` char(36) character set ascii collate ascii_bin null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_equipment\` (\`equipment\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_regulation\` (\`regulation\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_type\` (\`instance\`, \`deletedAt\`, \`type\`, \`id\`, \`location\`, \`category\`),
  key \`by_lastDate\` (\`instance\`, \`deletedAt\`, \`lastDate\`, \`id\`, \`location\`, \`category\`),
  key \`order_lastDate\` (\`instance\`, \`deletedAt\`, \`lastDateOrder\`, \`id\`, \`location\`, \`category\`),
  key \`by_lastAudit\` (\`lastAudit\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_nextDate\` (\`instance\`, \`deletedAt\`, \`nextDate\`, \`id\`, \`location\`, \`category\`, \`isMandatory\`),
  key \`order_nextDate\` (\`instance\`, \`deletedAt\`, \`nextDateOrder\`, \`id\`, \`location\`, \`category\`, \`isMandatory\`),
  key \`by_owner\` (\`owner\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_location\` (\`location\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_category\` (\`category\`, \`instance\`, \`deletedAt\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
  // What has long been orange turns red three days from now: those responsible are told before.
  await db.raw(
    `update deficiencies set orangeSince = greatest(date(createdAt), date_sub(current_date, interval 25 day))
     where dangerLevel = 'orange' and status <> 'COMPLETED' and deletedAt is null`,
  );
  await db.raw(
    `update deficiencies set remediedOn = date(updatedAt) where status = 'COMPLETED' and deletedAt is null`,
  );
  // A next date that is not the frozen interval after the inspection was set by its inspector.
  await db.raw(
    `update audits a join checklists c on c.id = a.checklist set a.isNextDateSet = 1
     where a.isFinished = 1 and a.nextAuditDate is not null and a.dateAudited is not null and a.nextAuditDate < case c.intervalUnit
       when 'DAILY' then date_add(date(a.dateAudited), interval c.\`interval\` - 2 day)
       when 'WEEKLY' then date_add(date(a.dateAudited), interval c.\`interval\` * 7 - 2 day)
       when 'MONTHLY' then date_sub(date_add(date(a.dateAudited), interval c.\`interval\` month), interval 4 day)
       else date_sub(date_add(date(a.dateAudited), interval c.\`interval\` year), interval 4 day) end`,
  );
  const accounts: { instance: string }[] = await db('equipments')
    .where({ deletedAt: null })
    .distinct('instance');
  const now = new Date();
  for (const { instance } of accounts)
    await db('jobs').insert({
      id: newId(),
      instance,
      kind: 'recalculateDuties',
      subject: instance,
      payload: JSON.stringify({ scope: {} }),
      state: 'waiting',
      runAfter: now,
      createdAt: now,
    });
}
