import type { Knex } from 'knex';

const statements = [
  `alter table \`brokers\`
  add column \`host\` varchar(200) null,
  add column \`hostKey\` varchar(300) character set utf8mb4 collate utf8mb4_bin generated always as (if(\`deletedAt\` is null, lower(\`host\`), null)) virtual,
  add column \`senderEmail\` varchar(200) null,
  add unique key \`unique_host\` (\`instance\`, \`hostKey\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
