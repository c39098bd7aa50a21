import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table `auditPlannings` add column `preparations` json null, add column `signatures` json null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table `auditPlannings` drop column `preparations`, drop column `signatures`');
}
