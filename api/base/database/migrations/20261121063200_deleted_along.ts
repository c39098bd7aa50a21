import type { Knex } from 'knex';

/** History says of what went, or was let go, along with a deleted row which row that was: it comes back with it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table history add column origin char(36) character set ascii collate ascii_bin null, add key origin (instance, origin)',
  );
}
