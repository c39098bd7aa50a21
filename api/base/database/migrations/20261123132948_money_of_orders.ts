import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

const statements = [
  `alter table \`instances\`
  add column \`vatId\` varchar(20) null`,
  `alter table \`orders\`
  add column \`state\` varchar(64) character set ascii collate ascii_bin null,
  add column \`broker\` char(36) character set ascii collate ascii_bin null,
  add column \`billingName\` varchar(150) null,
  add column \`billingAddress\` json null,
  add column \`vatId\` varchar(20) null,
  add column \`vatTreatment\` varchar(64) character set ascii collate ascii_bin null,
  add column \`vatRate\` decimal(18,2) null,
  add column \`net\` decimal(18,2) null,
  add column \`vat\` decimal(18,2) null,
  add column \`gross\` decimal(18,2) null,
  add column \`invoiceNumber\` varchar(50) null,
  add column \`dateInvoiced\` date null,
  add column \`datePaid\` date null,
  add column \`dateDelivered\` date null,
  add column \`dateCancelled\` date null,
  add column \`cancelReason\` text null,
  add key \`by_state\` (\`instance\`, \`deletedAt\`, \`state\`, \`id\`),
  add key \`all_by_state\` (\`deletedAt\`, \`state\`, \`id\`, \`instance\`),
  add key \`by_broker\` (\`broker\`, \`instance\`, \`deletedAt\`, \`id\`),
  drop key \`unique_number\`,
  drop column \`numberKey\``,
  // Sold before states were known.
  `update orders left join licenseSets on licenseSets.id = orders.licenseSet
  set orders.state = if(orders.isPaid, 'PAID', 'ORDERED'), orders.broker = licenseSets.broker,
    orders.net = orders.unitPrice * orders.quantity`,
  // A seller goes on above every number that one of its buyers has had.
  `insert into sequences (instance, name, value)
  select coalesce(o.broker, '${CATALOGUE_ID}'), 'sales', max(s.value)
  from orders o join sequences s on s.instance = o.instance and s.name = 'orders'
  group by coalesce(o.broker, '${CATALOGUE_ID}')`,
  `create table \`orderDocuments\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`kind\` varchar(64) character set ascii collate ascii_bin null,
  \`number\` varchar(50) null,
  \`order\` char(36) character set ascii collate ascii_bin null,
  \`invoiceNumber\` varchar(50) null,
  \`dateIssued\` date null,
  \`dateIssuedOrder\` date generated always as (ifnull(\`dateIssued\`, '9999-12-31')) virtual,
  \`net\` decimal(18,2) null,
  \`vat\` decimal(18,2) null,
  \`gross\` decimal(18,2) null,
  \`currency\` varchar(64) character set ascii collate ascii_bin null,
  \`content\` text null,
  \`document\` json null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_kind\` (\`instance\`, \`deletedAt\`, \`kind\`, \`id\`),
  key \`all_by_kind\` (\`deletedAt\`, \`kind\`, \`id\`, \`instance\`),
  key \`by_number\` (\`instance\`, \`deletedAt\`, \`number\`, \`id\`),
  key \`all_by_number\` (\`deletedAt\`, \`number\`, \`id\`, \`instance\`),
  key \`by_order\` (\`order\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_dateIssued\` (\`instance\`, \`deletedAt\`, \`dateIssued\`, \`id\`),
  key \`order_dateIssued\` (\`instance\`, \`deletedAt\`, \`dateIssuedOrder\`, \`id\`),
  key \`all_by_dateIssued\` (\`deletedAt\`, \`dateIssued\`, \`id\`, \`instance\`),
  key \`all_order_dateIssued\` (\`deletedAt\`, \`dateIssuedOrder\`, \`id\`, \`instance\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  `create table \`sellers\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`broker\` char(36) character set ascii collate ascii_bin null,
  \`name\` varchar(150) null,
  \`address\` json null,
  \`vatId\` varchar(20) null,
  \`isVatExempt\` tinyint(1) null,
  \`registerEntry\` varchar(200) null,
  \`email\` varchar(200) null,
  \`iban\` varchar(42) null,
  \`bic\` varchar(11) null,
  \`bankName\` varchar(100) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_broker\` (\`broker\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`all_by_name\` (\`deletedAt\`, \`name\`, \`id\`, \`broker\`, \`instance\`),
  key \`all_by_vatId\` (\`deletedAt\`, \`vatId\`, \`id\`, \`broker\`, \`instance\`),
  key \`all_by_iban\` (\`deletedAt\`, \`iban\`, \`id\`, \`broker\`, \`instance\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
