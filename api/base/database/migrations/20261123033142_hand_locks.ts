import type { Knex } from 'knex';

const statements = [
  `alter table \`equipments\`
  add column \`isLockedByHand\` tinyint(1) null,
  drop key \`by_nextAuditDate\`,
  drop key \`order_nextAuditDate\`,
  add key \`by_nextAuditDate\` (\`instance\`, \`deletedAt\`, \`nextAuditDate\`, \`id\`, \`isArchived\`, \`isTraceable\`, \`isLocked\`, \`isLockedByHand\`, \`isScrapped\`),
  add key \`order_nextAuditDate\` (\`instance\`, \`deletedAt\`, \`nextAuditDateOrder\`, \`id\`, \`isArchived\`, \`isTraceable\`, \`isLocked\`, \`isLockedByHand\`, \`isScrapped\`)`,
  // Where duties were worked out already, the reasons say it; elsewhere the job that works them out does.
  `update \`equipments\` set \`isLockedByHand\` =
    (json_search(\`lockReasons\`, 'one', 'person', null, '$[*].kind') is not null)
  where \`lockReasons\` is not null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
