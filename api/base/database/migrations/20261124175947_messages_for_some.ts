import type { Knex } from 'knex';

const statements = [
  `create table \`dismissedMessages\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`user\` char(36) character set ascii collate ascii_bin null,
  \`message\` varchar(36) null,
  \`messageVersion\` int null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_user\` (\`user\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_message\` (\`instance\`, \`user\`, \`deletedAt\`, \`message\`, \`id\`),
  key \`by_messageVersion\` (\`instance\`, \`user\`, \`deletedAt\`, \`messageVersion\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  `alter table \`changelogs\`
  drop key \`by_application\`,
  drop key \`by_versionName\`,
  drop key \`order_dateDeployed\`,
  add key \`by_versionName\` (\`instance\`, \`deletedAt\`, \`versionName\`, \`id\`, \`isActive\`, \`dateDeployed\`),
  add key \`by_application\` (\`instance\`, \`deletedAt\`, \`application\`, \`id\`, \`isActive\`, \`dateDeployed\`),
  add key \`order_dateDeployed\` (\`instance\`, \`deletedAt\`, \`dateDeployedOrder\`, \`id\`, \`isActive\`, \`dateDeployed\`)`,
  `alter table \`systemMessages\`
  add column \`role\` varchar(64) character set ascii collate ascii_bin null,
  add column \`broker\` char(36) character set ascii collate ascii_bin null,
  add column \`account\` char(36) character set ascii collate ascii_bin null,
  add column \`beforeVersion\` varchar(30) null,
  add column \`isDismissible\` tinyint(1) null,
  drop key \`by_level\`,
  drop key \`by_validFrom\`,
  drop key \`by_validTill\`,
  drop key \`order_title_de\`,
  drop key \`order_title_en\`,
  drop key \`order_title_hu\`,
  drop key \`order_title_pl\`,
  drop key \`order_validFrom\`,
  drop key \`order_validTill\`,
  add key \`order_title_pl\` (\`instance\`, \`deletedAt\`, \`titleOrder_pl\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`order_title_de\` (\`instance\`, \`deletedAt\`, \`titleOrder_de\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`order_title_en\` (\`instance\`, \`deletedAt\`, \`titleOrder_en\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`order_title_hu\` (\`instance\`, \`deletedAt\`, \`titleOrder_hu\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`by_level\` (\`instance\`, \`deletedAt\`, \`level\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`by_validFrom\` (\`instance\`, \`deletedAt\`, \`validFrom\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validTill\`),
  add key \`order_validFrom\` (\`instance\`, \`deletedAt\`, \`validFromOrder\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`by_validTill\` (\`instance\`, \`deletedAt\`, \`validTill\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`),
  add key \`order_validTill\` (\`instance\`, \`deletedAt\`, \`validTillOrder\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`by_audience\` (\`instance\`, \`deletedAt\`, \`audience\`, \`id\`, \`isActive\`, \`role\`, \`broker\`, \`account\`, \`validFrom\`, \`validTill\`),
  add key \`by_broker\` (\`broker\`, \`instance\`, \`deletedAt\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`account\`),
  add key \`by_account\` (\`account\`, \`instance\`, \`deletedAt\`, \`id\`, \`isActive\`, \`audience\`, \`role\`, \`broker\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
