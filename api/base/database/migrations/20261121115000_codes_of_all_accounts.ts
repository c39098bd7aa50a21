import type { Knex } from 'knex';

// Whether a code is in use anywhere is asked without an account.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table `equipments` add key `codes` (`qrCodeKey`, `instance`)');
  await db.raw('alter table `qrCodes` add key `codes` (`codeKey`, `instance`)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table `equipments` drop key `codes`');
  await db.raw('alter table `qrCodes` drop key `codes`');
}
