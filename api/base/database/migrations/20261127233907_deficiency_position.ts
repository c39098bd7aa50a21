import type { Knex } from 'knex';

const statements = [
  `alter table \`deficiencies\`
  add column \`bay\` int null,
  add column \`level\` int null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
