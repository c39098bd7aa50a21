import type { Knex } from 'knex';

const statements = [
  `create table \`tasks\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`title\` varchar(150) null,
  \`description\` text null,
  \`type\` varchar(64) character set ascii collate ascii_bin null,
  \`status\` varchar(64) character set ascii collate ascii_bin null,
  \`dateDue\` date null,
  \`dateDueOrder\` date generated always as (ifnull(\`dateDue\`, '9999-12-31')) virtual,
  \`dateCompleted\` date null,
  \`responsible\` char(36) character set ascii collate ascii_bin null,
  \`linkType\` varchar(64) character set ascii collate ascii_bin null,
  \`equipment\` char(36) character set ascii collate ascii_bin null,
  \`contact\` char(36) character set ascii collate ascii_bin null,
  \`location\` char(36) character set ascii collate ascii_bin null,
  \`owner\` char(36) character set ascii collate ascii_bin null,
  \`category\` char(36) character set ascii collate ascii_bin null,
  \`deficiency\` char(36) character set ascii collate ascii_bin null,
  \`audit\` char(36) character set ascii collate ascii_bin null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_title\` (\`instance\`, \`deletedAt\`, \`title\`, \`id\`),
  key \`by_type\` (\`instance\`, \`deletedAt\`, \`type\`, \`id\`),
  key \`by_status\` (\`instance\`, \`deletedAt\`, \`status\`, \`id\`),
  key \`order_dateDue\` (\`instance\`, \`deletedAt\`, \`dateDueOrder\`, \`id\`),
  key \`by_dateDue\` (\`instance\`, \`deletedAt\`, \`dateDue\`, \`id\`),
  key \`by_responsible\` (\`instance\`, \`deletedAt\`, \`responsible\`, \`id\`),
  key \`by_equipment\` (\`instance\`, \`deletedAt\`, \`equipment\`, \`id\`),
  key \`by_contact\` (\`instance\`, \`deletedAt\`, \`contact\`, \`id\`),
  key \`by_location\` (\`instance\`, \`deletedAt\`, \`location\`, \`id\`),
  key \`by_owner\` (\`instance\`, \`deletedAt\`, \`owner\`, \`id\`),
  key \`by_category\` (\`instance\`, \`deletedAt\`, \`category\`, \`id\`),
  key \`by_deficiency\` (\`instance\`, \`deletedAt\`, \`deficiency\`, \`id\`),
  key \`by_audit\` (\`instance\`, \`deletedAt\`, \`audit\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
