import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table `instances` add column `isResignedByOwner` tinyint(1) null');
}
