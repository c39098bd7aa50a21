import type { Knex } from 'knex';

const tables = ['instances', 'licenses'];

export async function up(db: Knex): Promise<void> {
  for (const table of tables) await db.raw('alter table ?? add column `dateResigned` date null', [table]);
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await db.raw('alter table ?? drop column `dateResigned`', [table]);
}
