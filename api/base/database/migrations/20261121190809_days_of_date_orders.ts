import type { Knex } from 'knex';

const statements = [
  `alter table \`systemMessages\`
  drop key \`order_validFrom\`,
  drop key \`order_validTill\`,
  add key \`order_validFrom\` (\`instance\`, \`deletedAt\`, \`validFromOrder\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`, \`validTill\`),
  add key \`order_validTill\` (\`instance\`, \`deletedAt\`, \`validTillOrder\`, \`id\`, \`isActive\`, \`audience\`, \`validFrom\`, \`validTill\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
