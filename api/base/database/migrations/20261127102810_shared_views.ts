import type { Knex } from 'knex';

const statements = [
  `alter table \`savedFilters\`
  add column \`isShared\` tinyint(1) null,
  add column \`standardFor\` varchar(64) character set ascii collate ascii_bin null,
  drop key \`by_entity\`,
  drop key \`by_name\`,
  drop key \`by_user\`,
  add key \`by_name\` (\`instance\`, \`deletedAt\`, \`name\`, \`id\`, \`isDefault\`, \`isShared\`),
  add key \`by_user\` (\`user\`, \`instance\`, \`deletedAt\`, \`id\`, \`isDefault\`, \`isShared\`),
  add key \`by_entity\` (\`instance\`, \`deletedAt\`, \`entity\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
