import type { Knex } from 'knex';

const statements = [
  `alter table \`deficiencies\`
  add column \`isNotAsked\` tinyint(1) null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
  await db('deficiencies').update({ isNotAsked: 0 });
}
