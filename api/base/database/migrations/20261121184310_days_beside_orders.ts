import type { Knex } from 'knex';

const statements = [
  `alter table \`systemMessages\`
  drop key \`by_level\`,
  drop key \`by_validFrom\`,
  drop key \`by_validTill\`,
  drop key \`order_title_de\`,
  drop key \`order_title_en\`,
  drop key \`order_title_hu\`,
  drop key \`order_title_pl\`,
  drop key \`order_validFrom\`,
  drop key \`order_validTill\`,
  add key \`order_title_pl\` (\`instance\`, \`deletedAt\`, \`titleOrder_pl\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`, \`validTill\`),
  add key \`order_title_de\` (\`instance\`, \`deletedAt\`, \`titleOrder_de\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`, \`validTill\`),
  add key \`order_title_en\` (\`instance\`, \`deletedAt\`, \`titleOrder_en\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`, \`validTill\`),
  add key \`order_title_hu\` (\`instance\`, \`deletedAt\`, \`titleOrder_hu\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`, \`validTill\`),
  add key \`by_level\` (\`instance\`, \`deletedAt\`, \`level\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`, \`validTill\`),
  add key \`by_validFrom\` (\`instance\`, \`deletedAt\`, \`validFrom\`, \`id\`, \`isActive\`, \`audience\`, \`validTill\`),
  add key \`order_validFrom\` (\`instance\`, \`deletedAt\`, \`validFromOrder\`, \`id\`, \`isActive\`, \`audience\`, \`validTill\`),
  add key \`by_validTill\` (\`instance\`, \`deletedAt\`, \`validTill\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`),
  add key \`order_validTill\` (\`instance\`, \`deletedAt\`, \`validTillOrder\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
