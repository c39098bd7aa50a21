import type { Knex } from 'knex';

/** Whether an account is a test account: nothing of it is sent out, and nothing is invoiced to it. */
export async function isTestAccount(db: Knex | Knex.Transaction, instance: string): Promise<boolean> {
  const row = await db('instances').where({ id: instance }).first('isTestInstance');
  return Number(row?.isTestInstance ?? 0) === 1;
}
