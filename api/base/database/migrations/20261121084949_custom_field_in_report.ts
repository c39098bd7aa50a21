import type { Knex } from 'knex';

const statements = [
  `alter table \`customFieldDefinitions\`
  add column \`isInReport\` tinyint(1) null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
