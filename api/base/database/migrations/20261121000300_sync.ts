import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const name = 'varchar(64) character set ascii collate ascii_bin';

/** What became of each command a device sent: the answer when it is sent again. The key says whose it is. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create table receipts (
    instance ${id} not null,
    user ${id} not null,
    id ${id} not null,
    resource ${name} not null,
    recordId ${id} not null,
    operation ${name} not null,
    status ${name} not null,
    version int null,
    code ${name} null,
    data json null,
    errors json null,
    madeAt datetime(3) not null,
    receivedAt datetime(3) not null,
    primary key (instance, user, id),
    key received (receivedAt)
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`);
}
