import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // What is open now counts as used: its cookies keep to the shorter rule until they are replaced.
  await db.raw('alter table sessions add column isConfirmed tinyint(1) not null default 1 after rotatedAt');
}
