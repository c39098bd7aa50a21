import type { Knex } from 'knex';

const statements = [
  `alter table \`tasks\`
  add column \`planning\` char(36) character set ascii collate ascii_bin null,
  add column \`report\` char(36) character set ascii collate ascii_bin null,
  add key \`by_planning\` (\`planning\`, \`instance\`, \`deletedAt\`, \`id\`),
  add key \`by_report\` (\`report\`, \`instance\`, \`deletedAt\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
