import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const name = 'varchar(64) character set ascii collate ascii_bin';

/** Lists being imported: what was recognised, what is planned, how far it is. They go away when they expire. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create table imports (
    id ${id} not null,
    instance ${id} not null,
    user ${id} not null,
    actor json not null,
    resource ${name} not null,
    fileName varchar(255) not null,
    size bigint not null,
    state ${name} not null,
    options json not null,
    list json not null,
    plan json null,
    counts json null,
    problems json null,
    doneRow int not null default 0,
    total int null,
    error json null,
    lease ${id} null,
    leasedUntil datetime(3) null,
    createdAt datetime(3) not null,
    expiresAt datetime(3) not null,
    primary key (id),
    key expiring (expiresAt),
    key working (state, leasedUntil)
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`);
}
