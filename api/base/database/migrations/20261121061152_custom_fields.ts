import type { Knex } from 'knex';

const statements = [
  `create table \`customFieldDefinitions\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`entityType\` varchar(36) null,
  \`key\` varchar(40) null,
  \`keyKey\` varchar(300) character set utf8mb4 collate utf8mb4_bin generated always as (if(\`deletedAt\` is null, lower(\`key\`), null)) virtual,
  \`entityTypeOrAccount\` char(36) character set ascii collate ascii_bin generated always as (ifnull(rtrim(\`entityType\`), rtrim(\`instance\`))) virtual,
  \`name\` json null,
  \`dataType\` varchar(64) character set ascii collate ascii_bin null,
  \`choices\` json null,
  \`category\` char(36) character set ascii collate ascii_bin null,
  \`isSearchable\` tinyint(1) null,
  \`isFilterable\` tinyint(1) null,
  \`sortOrder\` int null,
  \`isArchived\` tinyint(1) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_entityType\` (\`instance\`, \`deletedAt\`, \`entityType\`, \`id\`),
  unique key \`unique_key\` (\`instance\`, \`entityTypeOrAccount\`, \`keyKey\`),
  key \`by_key\` (\`instance\`, \`deletedAt\`, \`key\`, \`id\`),
  key \`by_dataType\` (\`instance\`, \`deletedAt\`, \`dataType\`, \`id\`),
  key \`by_category\` (\`instance\`, \`deletedAt\`, \`category\`, \`id\`),
  key \`by_sortOrder\` (\`instance\`, \`deletedAt\`, \`sortOrder\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  `create table \`formControls\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`entityType\` varchar(36) null,
  \`category\` char(36) character set ascii collate ascii_bin null,
  \`field\` varchar(64) null,
  \`sortOrder\` int null,
  \`isVisible\` tinyint(1) null,
  \`isRequired\` tinyint(1) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_entityType\` (\`instance\`, \`deletedAt\`, \`entityType\`, \`id\`),
  key \`by_category\` (\`instance\`, \`deletedAt\`, \`category\`, \`id\`),
  key \`by_field\` (\`instance\`, \`deletedAt\`, \`field\`, \`id\`),
  key \`by_sortOrder\` (\`instance\`, \`deletedAt\`, \`sortOrder\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

/** What accounts shape without code: fields of their own, and how their forms show fields. */
export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
