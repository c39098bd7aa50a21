import type { Knex } from 'knex';

const statements = [
  `create table \`mirrorings\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`supporter\` varchar(200) null,
  \`user\` char(36) character set ascii collate ascii_bin null,
  \`reason\` text null,
  \`startedAt\` datetime(3) null,
  \`endsAt\` datetime(3) null,
  \`endedAt\` datetime(3) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_supporter\` (\`instance\`, \`deletedAt\`, \`supporter\`, \`id\`),
  key \`by_user\` (\`instance\`, \`deletedAt\`, \`user\`, \`id\`),
  key \`by_startedAt\` (\`instance\`, \`deletedAt\`, \`startedAt\`, \`id\`),
  key \`by_endsAt\` (\`instance\`, \`deletedAt\`, \`endsAt\`, \`id\`),
  key \`by_endedAt\` (\`instance\`, \`deletedAt\`, \`endedAt\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  'alter table sessions add column mirroring char(36) character set ascii collate ascii_bin null',
  // What support did while it looked into an account.
  'alter table history add column mirroring char(36) character set ascii collate ascii_bin null',
  // Which ended by themselves is asked across all accounts.
  'alter table mirrorings add key by_end (endedAt, endsAt)',
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
