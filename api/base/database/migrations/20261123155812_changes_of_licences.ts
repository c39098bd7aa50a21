import type { Knex } from 'knex';

const statements = [
  `alter table \`orders\`
  add column \`kind\` varchar(64) character set ascii collate ascii_bin null,
  add column \`license\` char(36) character set ascii collate ascii_bin null,
  add column \`periodFrom\` date null,
  add column \`periodTill\` date null,
  add column \`termDays\` int null,
  add key \`by_license\` (\`license\`, \`instance\`, \`deletedAt\`, \`id\`)`,
  "update orders set kind = 'NEW'",
  // What only meant something to people so far decides now who sells ranges of codes.
  'update brokers set ownQRCode = 1 where id in (select broker from checkerIdRanges where broker is not null)',
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
