import type { Knex } from 'knex';

// The rows an import made, so that labels can be printed for them afterwards.
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('imports', (table) => {
    table.json('created').nullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('imports', (table) => table.dropColumn('created'));
}
