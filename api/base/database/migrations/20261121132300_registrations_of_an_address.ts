import type { Knex } from 'knex';

// Several may wait at one address: a stranger's must not end that of the person who owns it.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table registrations drop index by_email, add key by_email (email, createdAt)');
}
