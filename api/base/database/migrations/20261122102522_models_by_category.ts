import type { Knex } from 'knex';

const statements = [
  `alter table \`products\`
  drop key \`by_manufacturer\`,
  drop key \`by_name\`,
  drop key \`by_productNumber\`,
  drop key \`by_subCategory\`,
  add key \`by_name\` (\`instance\`, \`deletedAt\`, \`name\`, \`id\`, \`category\`, \`isCustomProduct\`),
  add key \`by_manufacturer\` (\`instance\`, \`deletedAt\`, \`manufacturer\`, \`id\`, \`category\`),
  add key \`by_productNumber\` (\`instance\`, \`deletedAt\`, \`productNumber\`, \`id\`, \`category\`),
  add key \`by_subCategory\` (\`subCategory\`, \`instance\`, \`deletedAt\`, \`id\`, \`category\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
