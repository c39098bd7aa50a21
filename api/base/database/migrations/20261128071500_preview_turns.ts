import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';

/** Whose preview of an account is made, by a lease that a killed process does not renew, and which one is next. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create table previewTurns (
    instance ${id} not null,
    holder ${id} null,
    lease datetime(3) null,
    next ${id} null,
    primary key (instance)
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`);
}
