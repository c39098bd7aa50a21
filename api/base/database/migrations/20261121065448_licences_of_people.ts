import type { Knex } from 'knex';

const statements = [
  `alter table \`contacts\`
  add column \`license\` char(36) character set ascii collate ascii_bin null,
  add key \`by_license\` (\`instance\`, \`deletedAt\`, \`license\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
