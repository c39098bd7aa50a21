import type { Knex } from 'knex';

const statements = [
  `alter table \`auditPlannings\`
  add column \`repeatEvery\` int null,
  add column \`repeatUnit\` varchar(64) character set ascii collate ascii_bin null,
  add column \`previous\` char(36) character set ascii collate ascii_bin null,
  add key \`by_previous\` (\`previous\`, \`instance\`, \`deletedAt\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
