import type { Knex } from 'knex';

const statements = [
  `alter table \`auditRegulations\`
  add column \`components\` json null`,
  `alter table \`regulationVersions\`
  add column \`components\` json null`,
  `alter table \`checklists\`
  add column \`components\` json null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
