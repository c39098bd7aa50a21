import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const name = 'varchar(64) character set ascii collate ascii_bin';

// What the data generator made in which test account, so that it goes on after a stop and is removed exactly.
export async function up(db: Knex): Promise<void> {
  await db.raw(`create table dataGeneratorRuns (
    id ${id} not null,
    instance ${id} not null,
    number int not null,
    state ${name} not null,
    reason ${name} null,
    isCancelling tinyint(1) not null default 0,
    startedBy ${id} null,
    startedAt datetime(3) not null,
    finishedAt datetime(3) null,
    plan json not null,
    planned json not null,
    made json not null,
    checklists json null,
    firstNumber bigint null,
    nextPiece int not null default -1,
    removed json null,
    slice int not null default 0,
    progressDone int not null default 0,
    progressTotal int not null,
    kept json null,
    primary key (id),
    unique key number (instance, number),
    key startedAt (startedAt)
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table dataGeneratorRuns');
}
