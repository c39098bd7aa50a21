import type { Knex } from 'knex';

const statements = [
  `create table \`customIntervals\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`category\` char(36) character set ascii collate ascii_bin null,
  \`type\` varchar(64) character set ascii collate ascii_bin null,
  \`owner\` char(36) character set ascii collate ascii_bin null,
  \`location\` char(36) character set ascii collate ascii_bin null,
  \`interval\` int null,
  \`intervalUnit\` varchar(64) character set ascii collate ascii_bin null,
  \`reason\` varchar(300) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_category\` (\`instance\`, \`deletedAt\`, \`category\`, \`id\`),
  key \`by_type\` (\`instance\`, \`deletedAt\`, \`type\`, \`id\`),
  key \`by_owner\` (\`instance\`, \`deletedAt\`, \`owner\`, \`id\`),
  key \`by_location\` (\`instance\`, \`deletedAt\`, \`location\`, \`id\`),
  key \`by_interval\` (\`instance\`, \`deletedAt\`, \`interval\`, \`id\`),
  key \`by_intervalUnit\` (\`instance\`, \`deletedAt\`, \`intervalUnit\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
