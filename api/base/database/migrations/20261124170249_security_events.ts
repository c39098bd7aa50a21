import type { Knex } from 'knex';

const statements = [
  `create table \`securityEvents\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`happenedAt\` datetime(3) null,
  \`kind\` varchar(64) character set ascii collate ascii_bin null,
  \`person\` varchar(200) null,
  \`user\` char(36) character set ascii collate ascii_bin null,
  \`subject\` varchar(200) null,
  \`roleBefore\` varchar(64) character set ascii collate ascii_bin null,
  \`roleAfter\` varchar(64) character set ascii collate ascii_bin null,
  \`resource\` varchar(64) null,
  \`count\` int null,
  \`detail\` text null,
  \`address\` varchar(45) null,
  \`userAgent\` varchar(300) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_happenedAt\` (\`instance\`, \`deletedAt\`, \`happenedAt\`, \`id\`),
  key \`by_kind\` (\`instance\`, \`deletedAt\`, \`kind\`, \`id\`),
  key \`by_person\` (\`instance\`, \`deletedAt\`, \`person\`, \`id\`),
  key \`by_user\` (\`user\`, \`instance\`, \`deletedAt\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
