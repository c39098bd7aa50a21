import type { Knex } from 'knex';

/** What a device needs to open its lock without network, sealed; null until the password is next typed. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table credentials add column unlockCheck varchar(300) null');
}
