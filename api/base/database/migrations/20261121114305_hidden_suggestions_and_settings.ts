import type { Knex } from 'knex';

const statements = [
  `alter table \`users\`
  add column \`mailSuggestions\` tinyint(1) null,
  add column \`mailPlannings\` tinyint(1) null,
  add column \`mailTasks\` tinyint(1) null,
  add column \`tourSeenAt\` datetime(3) null,
  add column \`newsSeenAt\` datetime(3) null`,
  'update users set mailSuggestions = 1, mailPlannings = 1, mailTasks = 1',
  `create table \`hiddenSuggestions\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`user\` char(36) character set ascii collate ascii_bin null,
  \`location\` char(36) character set ascii collate ascii_bin null,
  \`until\` date null,
  \`untilOrder\` date generated always as (ifnull(\`until\`, '9999-12-31')) virtual,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_user\` (\`user\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_location\` (\`location\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_until\` (\`instance\`, \`deletedAt\`, \`until\`, \`id\`),
  key \`order_until\` (\`instance\`, \`deletedAt\`, \`untilOrder\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  `alter table \`systemMessages\`
  add column \`audience\` varchar(64) character set ascii collate ascii_bin null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
