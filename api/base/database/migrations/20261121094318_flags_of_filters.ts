import type { Knex } from 'knex';

const statements = [
  `alter table \`users\`
  drop key \`all_by_email\`,
  add key \`all_by_email\` (\`deletedAt\`, \`email\`, \`id\`)`,
  `alter table \`categories\`
  drop key \`order_name_de\`,
  drop key \`order_name_en\`,
  drop key \`order_name_hu\`,
  drop key \`order_name_pl\`,
  add key \`order_name_pl\` (\`instance\`, \`deletedAt\`, \`nameOrder_pl\`, \`id\`, \`isActive\`),
  add key \`order_name_de\` (\`instance\`, \`deletedAt\`, \`nameOrder_de\`, \`id\`, \`isActive\`),
  add key \`order_name_en\` (\`instance\`, \`deletedAt\`, \`nameOrder_en\`, \`id\`, \`isActive\`),
  add key \`order_name_hu\` (\`instance\`, \`deletedAt\`, \`nameOrder_hu\`, \`id\`, \`isActive\`)`,
  `alter table \`equipments\`
  drop key \`by_nextAuditDate\`,
  drop key \`order_nextAuditDate\`,
  add key \`by_nextAuditDate\` (\`instance\`, \`deletedAt\`, \`nextAuditDate\`, \`id\`, \`isArchived\`, \`isLocked\`, \`isTraceable\`),
  add key \`order_nextAuditDate\` (\`instance\`, \`deletedAt\`, \`nextAuditDateOrder\`, \`id\`, \`isArchived\`, \`isLocked\`, \`isTraceable\`)`,
  `alter table \`auditRegulations\`
  drop key \`by_sortOrder\`,
  add key \`by_sortOrder\` (\`instance\`, \`deletedAt\`, \`sortOrder\`, \`id\`)`,
  `alter table \`audits\`
  drop key \`by_dateAudited\`,
  add key \`by_dateAudited\` (\`instance\`, \`deletedAt\`, \`dateAudited\`, \`id\`, \`isFinished\`)`,
  `alter table \`savedFilters\`
  drop key \`by_name\`,
  add key \`by_name\` (\`instance\`, \`deletedAt\`, \`name\`, \`id\`)`,
  `alter table \`customFieldDefinitions\`
  drop key \`by_sortOrder\`,
  add key \`by_sortOrder\` (\`instance\`, \`deletedAt\`, \`sortOrder\`, \`id\`, \`isArchived\`)`,
  `alter table \`brokers\`
  drop key \`all_by_name\`,
  add key \`all_by_name\` (\`deletedAt\`, \`name\`, \`id\`, \`isWhitelabelingBroker\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
