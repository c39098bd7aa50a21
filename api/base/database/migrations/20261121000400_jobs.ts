import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const name = 'varchar(64) character set ascii collate ascii_bin';

const statements = [
  `create table jobs (
    id ${id} not null,
    instance ${id} not null,
    kind ${name} not null,
    subject ${id} not null,
    payload json not null,
    state ${name} not null,
    attempts int not null default 0,
    runAfter datetime(3) not null,
    lease datetime(3) null,
    holder ${id} null,
    failure ${name} null,
    createdAt datetime(3) not null,
    finishedAt datetime(3) null,
    primary key (id),
    key due (state, runAfter),
    key subject (instance, subject, kind)
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
  `create table sequences (
    instance ${id} not null,
    name ${name} not null,
    value bigint not null,
    primary key (instance, name)
  ) engine=InnoDB`,
];

/** Work that runs after the answer, each once however many processes there are; and running numbers of an account. */
export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
