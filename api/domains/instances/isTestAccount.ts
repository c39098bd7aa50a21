import type { Knex } from 'knex';

/** Whether an account only tries the product out: nothing of it leaves the house, and nothing is invoiced to it. */
export async function isTestAccount(db: Knex | Knex.Transaction, instance: string): Promise<boolean> {
  const row = await db('instances').where({ id: instance }).first('isTestInstance');
  return Number(row?.isTestInstance ?? 0) === 1;
}
