import type { Knex } from 'knex';

const statements = [
  `create table \`legalTexts\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`kind\` varchar(64) character set ascii collate ascii_bin null,
  \`broker\` char(36) character set ascii collate ascii_bin null,
  \`versionName\` varchar(30) null,
  \`dateValidFrom\` date null,
  \`dateValidFromOrder\` date generated always as (ifnull(\`dateValidFrom\`, '9999-12-31')) virtual,
  \`content\` json null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`all_by_kind\` (\`deletedAt\`, \`kind\`, \`id\`),
  key \`by_broker\` (\`broker\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`all_by_versionName\` (\`deletedAt\`, \`versionName\`, \`id\`),
  key \`all_by_dateValidFrom\` (\`deletedAt\`, \`dateValidFrom\`, \`id\`),
  key \`all_order_dateValidFrom\` (\`deletedAt\`, \`dateValidFromOrder\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
