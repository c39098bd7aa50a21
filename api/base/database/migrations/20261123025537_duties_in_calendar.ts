import type { Knex } from 'knex';

const statements = [
  // The calendar counts duties now; the dashboard goes on counting pieces by place from this index.
  'alter table `equipments` rename index `calendar` to `dueByPlace`',
  // One index for all that counts duties: it replaces the one of suggestions.
  `alter table \`inspectionDuties\`
  add key \`calendar\` (\`instance\`, \`deletedAt\`, \`isMandatory\`, \`nextDate\`, \`location\`, \`type\`, \`category\`, \`owner\`, \`equipment\`, \`lastDate\`),
  drop key \`dueByPlace\``,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
