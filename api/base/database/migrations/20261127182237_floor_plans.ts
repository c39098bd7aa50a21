import type { Knex } from 'knex';

const statements = [
  `create table \`floorPlans\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`name\` varchar(150) null,
  \`location\` char(36) character set ascii collate ascii_bin null,
  \`file\` json null,
  \`page\` int null,
  \`position\` int null,
  \`width\` int null,
  \`height\` int null,
  \`state\` varchar(64) character set ascii collate ascii_bin null,
  \`failure\` varchar(60) null,
  \`pack\` json null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_name\` (\`instance\`, \`deletedAt\`, \`name\`, \`id\`),
  key \`by_location\` (\`location\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_position\` (\`instance\`, \`deletedAt\`, \`position\`, \`id\`),
  key \`by_state\` (\`instance\`, \`deletedAt\`, \`state\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  `alter table \`equipments\`
  add column \`floorPlan\` char(36) character set ascii collate ascii_bin null,
  add column \`planX\` decimal(18,4) null,
  add column \`planY\` decimal(18,4) null,
  add key \`by_floorPlan\` (\`floorPlan\`, \`instance\`, \`deletedAt\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
