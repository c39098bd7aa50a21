import type { Knex } from 'knex';

const statements = [
  `create table \`savedFilters\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`name\` varchar(80) null,
  \`user\` char(36) character set ascii collate ascii_bin null,
  \`entity\` varchar(64) null,
  \`filter\` text null,
  \`sort\` varchar(200) null,
  \`columns\` text null,
  \`isDefault\` tinyint(1) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_name\` (\`instance\`, \`deletedAt\`, \`name\`, \`id\`),
  key \`by_user\` (\`instance\`, \`deletedAt\`, \`user\`, \`id\`),
  key \`by_entity\` (\`instance\`, \`deletedAt\`, \`entity\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
