import type { Knex } from 'knex';

/** How often an import was begun without getting a lot further: one that kills its process is given up in the end. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('imports', (table) => {
    table.integer('attempts').notNullable().defaultTo(0);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('imports', (table) => table.dropColumn('attempts'));
}
