import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const name = 'varchar(64) character set ascii collate ascii_bin';

const statements = [
  `create table changeCounters (
    instance ${id} not null,
    value bigint not null,
    primary key (instance)
  ) engine=InnoDB`,
  `create table history (
    instance ${id} not null,
    changeNumber bigint not null,
    resource ${name} not null,
    recordId ${id} not null,
    operation ${name} not null,
    version int not null,
    at datetime(3) not null,
    user ${id} null,
    contact ${id} null,
    \`before\` json null,
    \`after\` json null,
    primary key (instance, changeNumber),
    key record (instance, resource, recordId, changeNumber)
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

/** What every write leaves behind: the account's change number and the history entry. */
export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
