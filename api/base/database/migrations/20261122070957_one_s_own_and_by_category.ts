import type { Knex } from 'knex';

const statements = [
  `alter table \`textModules\`
  drop key \`by_category\`,
  add key \`by_category\` (\`category\`, \`instance\`, \`deletedAt\`, \`id\`, \`author\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
