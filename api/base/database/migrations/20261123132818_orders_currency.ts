import type { Knex } from 'knex';

const statements = [
  `alter table \`orders\`
  add key \`by_currency\` (\`instance\`, \`deletedAt\`, \`currency\`, \`id\`),
  add key \`all_by_currency\` (\`deletedAt\`, \`currency\`, \`id\`, \`instance\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
