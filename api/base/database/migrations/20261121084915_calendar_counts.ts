import type { Knex } from 'knex';

/** Counting what is due by day and place is answered by an index alone. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table equipments add key `calendar` (`instance`, `deletedAt`, `nextAuditDate`, `location`, `isArchived`, `isScrapped`, `category`, `owner`)',
  );
}
