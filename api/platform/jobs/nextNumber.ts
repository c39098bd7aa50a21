import type { Knex } from 'knex';

/**
 * The next number of the account's sequence of this name, starting at 1; without gaps, as it commits with the row that
 * uses it.
 */
export async function nextNumber(trx: Knex.Transaction, instance: string, name: string): Promise<number> {
  const [result] = await trx.raw(
    'insert into sequences (instance, name, value) values (?, ?, last_insert_id(1)) on duplicate key update value = last_insert_id(value + 1)',
    [instance, name],
  );
  return Number(result.insertId);
}
