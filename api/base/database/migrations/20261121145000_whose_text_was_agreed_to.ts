import type { Knex } from 'knex';

/** Whose text somebody agreed to: the broker's by its id and, where it keeps it at an address of its own, by that address. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table consents
    add column broker char(36) character set ascii collate ascii_bin null,
    add column dateValidFrom date null,
    add column link varchar(500) null`);
}
