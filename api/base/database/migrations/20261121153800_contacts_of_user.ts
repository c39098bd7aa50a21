import type { Knex } from 'knex';

/** Contacts of a sign-in are found by `by_user`, which begins with it. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table `contacts` drop key `of_user`');
}
