import type { Knex } from 'knex';

const statements = [
  `alter table \`auditPlannings\`
  add column \`confirmsByMail\` tinyint(1) null,
  drop key \`by_auditor\`,
  drop key \`by_datePlanned\`,
  drop key \`order_datePlanned\`,
  add key \`by_auditor\` (\`auditor\`, \`instance\`, \`deletedAt\`, \`id\`, \`confirmsByMail\`, \`owner\`, \`location\`),
  add key \`by_datePlanned\` (\`instance\`, \`deletedAt\`, \`datePlanned\`, \`id\`, \`confirmsByMail\`),
  add key \`order_datePlanned\` (\`instance\`, \`deletedAt\`, \`datePlannedOrder\`, \`id\`, \`confirmsByMail\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
