import type { Knex } from 'knex';

const statements = [
  `alter table \`equipments\`
  add column \`importedFrom\` varchar(255) null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
