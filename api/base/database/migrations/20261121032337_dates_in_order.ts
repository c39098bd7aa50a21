import type { Knex } from 'knex';

const statements = [
  `alter table \`equipmentOwners\`
  add column \`resubmissionDateOrder\` date generated always as (ifnull(\`resubmissionDate\`, '9999-12-31')) virtual,
  add key \`order_resubmissionDate\` (\`instance\`, \`deletedAt\`, \`resubmissionDateOrder\`, \`id\`)`,
  `alter table \`equipments\`
  add column \`lastAuditDateOrder\` date generated always as (ifnull(\`lastAuditDate\`, '9999-12-31')) virtual,
  add column \`nextAuditDateOrder\` date generated always as (ifnull(\`nextAuditDate\`, '9999-12-31')) virtual,
  add key \`order_lastAuditDate\` (\`instance\`, \`deletedAt\`, \`lastAuditDateOrder\`, \`id\`),
  add key \`order_nextAuditDate\` (\`instance\`, \`deletedAt\`, \`nextAuditDateOrder\`, \`id\`)`,
  `alter table \`auditPlannings\`
  add column \`datePlannedOrder\` date generated always as (ifnull(\`datePlanned\`, '9999-12-31')) virtual,
  add key \`order_datePlanned\` (\`instance\`, \`deletedAt\`, \`datePlannedOrder\`, \`id\`)`,
  `alter table \`deficiencies\`
  add column \`dateDueOrder\` date generated always as (ifnull(\`dateDue\`, '9999-12-31')) virtual,
  add key \`order_dateDue\` (\`instance\`, \`deletedAt\`, \`dateDueOrder\`, \`id\`)`,
  `alter table \`auditReports\`
  add column \`dateCreatedOrder\` date generated always as (ifnull(\`dateCreated\`, '9999-12-31')) virtual,
  add key \`order_dateCreated\` (\`instance\`, \`deletedAt\`, \`dateCreatedOrder\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
