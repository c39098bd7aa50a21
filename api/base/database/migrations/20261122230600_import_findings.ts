import type { Knex } from 'knex';

// What a dry run asks, converts and replaces stands beside its problems.
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('imports', (table) => {
    table.json('notices').nullable();
    table.json('questions').nullable();
    table.json('conversions').nullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('imports', (table) => table.dropColumns('notices', 'questions', 'conversions'));
}
