import type { Knex } from 'knex';

// Whose turn it is among the accounts with due jobs is read from the index alone.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table jobs add key turn (state, instance, kind, runAfter)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table jobs drop key turn');
}
