import type { Knex } from 'knex';
import { statement, type Written } from '../base/database/statement';
import { attemptOf } from './attempt';
import { selectRows } from './selectRows';

const locked = new WeakMap<Knex.Transaction, Set<string>>();

/**
 * Takes the next `count` change numbers of the account and returns the first. The counter's row stays locked until the
 * transaction ends, so numbers commit in order and a reader after number n never sees a smaller one later. Take it
 * before any other lock: writers of one account then queue instead of deadlocking.
 */
export async function takeChangeNumbers(trx: Knex.Transaction, instance: string, count = 1): Promise<number> {
  const attempt = attemptOf(trx);
  // Verifies earlier lookups in the same statement.
  const last =
    attempt && !attempt.isLocked && attempt.instance === instance
      ? await attempt.lock(count)
      : await takeNumbers(trx, instance, count);
  noteLocked(trx, instance);
  return last - count + 1;
}

async function takeNumbers(trx: Knex.Transaction, instance: string, count: number): Promise<number> {
  const { insertId } = await statement<Written>(
    trx,
    'insert into changeCounters (instance, value) values (?, last_insert_id(?)) on duplicate key update value = last_insert_id(value + ?)',
    [instance, count, count],
  );
  return Number(insertId);
}

/** Serialises writers of one account until the transaction ends; call before reading what will be written. */
export async function holdAccount(trx: Knex.Transaction, instance: string): Promise<void> {
  if (!locked.get(trx)?.has(instance)) await takeChangeNumbers(trx, instance, 0);
}

export function noteLocked(trx: Knex.Transaction, instance: string): void {
  const known = locked.get(trx) ?? new Set();
  locked.set(trx, known.add(instance));
}

/** The newest committed number of each account; 0 without writes. */
export async function currentChangeNumbers(
  db: Knex | Knex.Transaction,
  instances: readonly string[],
): Promise<number[]> {
  const numbers = db.isTransaction ? await readNumbers(db, instances) : await together(db, instances);
  return instances.map((instance) => numbers.get(instance) ?? 0);
}

type Numbers = ReadonlyMap<string, number>;

async function readNumbers(db: Knex | Knex.Transaction, instances: readonly string[]): Promise<Numbers> {
  const rows = await selectRows(
    db,
    `select instance, value from changeCounters where instance in (${instances.map(() => '?').join(', ')})`,
    instances,
  );
  return new Map(rows.map(({ instance, value }) => [String(instance), Number(value)]));
}

interface Asking {
  underWay: Promise<unknown> | undefined;
  /** A query begun after the request: an earlier one could be outdated. */
  next: { instances: Set<string>; answer: Promise<Numbers> } | undefined;
}
const askings = new WeakMap<Knex, Asking>();

// Concurrent callers share the next query.
function together(db: Knex, instances: readonly string[]): Promise<Numbers> {
  const asking = askings.get(db) ?? { underWay: undefined, next: undefined };
  askings.set(db, asking);
  const begin = (wanted: Iterable<string>): Promise<Numbers> => {
    const answer = readNumbers(db, [...wanted]);
    const ended = answer.then(
      () => {},
      () => {},
    );
    asking.underWay = ended;
    void ended.then(() => {
      if (asking.underWay === ended) asking.underWay = undefined;
    });
    return answer;
  };
  if (!asking.underWay) return begin(instances);
  if (!asking.next) {
    const wanted = new Set(instances);
    const answer = asking.underWay.then(() => {
      asking.next = undefined;
      return begin(wanted);
    });
    asking.next = { instances: wanted, answer };
  } else for (const instance of instances) asking.next.instances.add(instance);
  return asking.next.answer;
}
