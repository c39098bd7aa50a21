import type { Knex } from 'knex';

const statements = [
  `alter table \`customFieldDefinitions\`
  add key \`by_key\` (\`instance\`, \`deletedAt\`, \`key\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
