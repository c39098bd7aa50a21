import type { Knex } from 'knex';

/** Counting equipment by its last result, and what is locked, is answered by an index alone. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table equipments add key `dashboard` (`instance`, `deletedAt`, `isArchived`, `isScrapped`, `isLocked`, `lastAuditResult`, `location`, `category`)',
  );
}
