import type { Knex } from 'knex';

const statements = [
  `alter table \`auditPlannings\`
  add column \`dateUntil\` date null`,
  `create table \`absences\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`contact\` char(36) character set ascii collate ascii_bin null,
  \`dateFrom\` date null,
  \`dateFromOrder\` date generated always as (ifnull(\`dateFrom\`, '9999-12-31')) virtual,
  \`dateUntil\` date null,
  \`dateUntilOrder\` date generated always as (ifnull(\`dateUntil\`, '9999-12-31')) virtual,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_contact\` (\`contact\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_dateFrom\` (\`instance\`, \`deletedAt\`, \`dateFrom\`, \`id\`),
  key \`order_dateFrom\` (\`instance\`, \`deletedAt\`, \`dateFromOrder\`, \`id\`),
  key \`by_dateUntil\` (\`instance\`, \`deletedAt\`, \`dateUntil\`, \`id\`),
  key \`order_dateUntil\` (\`instance\`, \`deletedAt\`, \`dateUntilOrder\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
