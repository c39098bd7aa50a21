import type { Knex } from 'knex';
import { selectRows } from './selectRows';

/**
 * Takes the next `count` numbers of the account's change counter and returns the first. The counter's row stays locked
 * until the transaction ends, so numbers commit in order and a reader after number n never finds a smaller one later.
 * Take it before any other lock: it makes the writers of one account queue instead of deadlock.
 */
export async function takeChangeNumbers(trx: Knex.Transaction, instance: string, count = 1): Promise<number> {
  const [result] = await trx.raw(
    'insert into changeCounters (instance, value) values (?, last_insert_id(?)) on duplicate key update value = last_insert_id(value + ?)',
    [instance, count, count],
  );
  return Number(result.insertId) - count + 1;
}

/** The newest committed number of each account; an account without writes has 0. */
export async function currentChangeNumbers(
  db: Knex | Knex.Transaction,
  instances: readonly string[],
): Promise<number[]> {
  const rows = await selectRows(
    db,
    `select instance, value from changeCounters where instance in (${instances.map(() => '?').join(', ')})`,
    instances,
  );
  return instances.map((instance) => Number(rows.find((row) => row.instance === instance)?.value ?? 0));
}
