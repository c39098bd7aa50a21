import type { Knex } from 'knex';

const statements = [
  `alter table \`equipments\`
  add column \`liftedLocks\` json null`,
  `alter table \`audits\`
  add column \`nextDates\` json null,
  add column \`earlierFound\` json null,
  add column \`liftedLocks\` json null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
