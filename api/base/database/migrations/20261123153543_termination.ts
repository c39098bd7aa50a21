import type { Knex } from 'knex';

const statements = [
  `alter table \`instances\`
  add column \`dateErasureDue\` date null,
  add column \`dateErased\` date null`,
  // What was terminated before has as much time to be exported or taken back as what is terminated today.
  'update instances set dateErasureDue = date_add(utc_date(), interval 90 day) where hasResigned = 1',
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
