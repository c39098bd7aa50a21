import type { Knex } from 'knex';

const statements = [
  `alter table \`users\`
  add column \`erasedAt\` datetime(3) null`,
  `alter table \`contacts\`
  add column \`erasedAt\` datetime(3) null`,
  `create table \`privacyRecords\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`doneAt\` datetime(3) null,
  \`kind\` varchar(64) character set ascii collate ascii_bin null,
  \`entity\` varchar(64) null,
  \`person\` varchar(36) null,
  \`requestedBy\` varchar(200) null,
  \`user\` char(36) character set ascii collate ascii_bin null,
  \`reason\` text null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_doneAt\` (\`instance\`, \`deletedAt\`, \`doneAt\`, \`id\`),
  key \`by_kind\` (\`instance\`, \`deletedAt\`, \`kind\`, \`id\`),
  key \`by_person\` (\`instance\`, \`deletedAt\`, \`person\`, \`id\`),
  key \`by_requestedBy\` (\`instance\`, \`deletedAt\`, \`requestedBy\`, \`id\`),
  key \`by_user\` (\`user\`, \`instance\`, \`deletedAt\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  `alter table \`salesmen\`
  add column \`erasedAt\` datetime(3) null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
