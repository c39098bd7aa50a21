import type { Knex } from 'knex';

const statements = [
  `alter table \`auditPlannings\`
  add key \`by_dateFinished\` (\`instance\`, \`deletedAt\`, \`dateFinished\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
