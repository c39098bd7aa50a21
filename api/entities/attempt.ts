import type { EntityName } from '@plumbline/resources/language/names';
import type { Knex } from 'knex';
import type { Joined } from '../base/database/lateConnection';
import { statement, type Written } from '../base/database/statement';

/** Rows that an answer follows from: all of an entity, or those with these ids. */
export type Sources = Partial<Record<EntityName, 'all' | readonly string[]>>;

/** What was looked up before the account was locked, and the number of its change counter as of which it was right. */
export interface LookedUp {
  of: Sources;
  number: number;
  /** By `performance.now()`. */
  provedAt: number;
}

/** A write that looks things up before it locks its account, and proves then that nothing of it has changed since. */
export interface Attempt {
  instance: string;
  /** The pool, by which things are looked up. */
  db: Knex;
  lookedUp: Set<LookedUp>;
  /** Of the account and the catalogue, as of its first look-up. */
  numbers?: Promise<number[]>;
  /** Some of it was looked up for others, earlier. */
  isRemembering: boolean;
  isLocked: boolean;
  /** Those it is stored and committed with. */
  joined?: Joined;
  /** Locks the account and takes so many numbers; the last one. Throws `Outdated`. */
  lock: (count: number) => Promise<number>;
}

/** Something that was looked up has changed since; nothing was written. */
export class Outdated extends Error {
  constructor() {
    super('looked up too early');
  }
}

const attempts = new WeakMap<Knex.Transaction, Attempt>();

export const attemptOf = (db: Knex | Knex.Transaction): Attempt | undefined =>
  attempts.get(db as Knex.Transaction); // a pool is simply none

export function beginAttempt(trx: Knex.Transaction, db: Knex, instance: string): Attempt {
  const attempt: Attempt = {
    instance,
    db,
    lookedUp: new Set(),
    isRemembering: false,
    isLocked: false,
    lock: (count) => {
      attempt.isLocked = true;
      return lockProving(trx, { instance, lookedUp: attempt.lookedUp, count });
    },
  };
  attempts.set(trx, attempt);
  return attempt;
}

interface Proof {
  instance: string;
  lookedUp: ReadonlySet<LookedUp>;
  count: number;
}

/** Locks the account and takes so many numbers, if nothing that was looked up has changed; the last one. Throws `Outdated`. */
export async function lockProving(
  trx: Knex.Transaction,
  { instance, lookedUp, count }: Proof,
): Promise<number> {
  const changed = changedSince(instance, [...lookedUp]);
  const { affectedRows, insertId } = await statement<Written>(
    trx,
    `update changeCounters c set c.value = last_insert_id(c.value + ?) where c.instance = ?${changed.sql}`,
    [count, instance, ...changed.bindings],
  );
  if (affectedRows === 0) throw new Outdated();
  const last = Number(insertId);
  for (const one of lookedUp) {
    one.number = Math.max(one.number, last - count);
    one.provedAt = performance.now();
  }
  return last;
}

/**
 * The history names every row that was written since, in the order of the numbers. Read within the statement that waits for
 * the counter, and bounded by it, it is read as of then; by the primary key, so that no more of it is locked than what is new.
 */
function changedSince(instance: string, lookedUp: readonly LookedUp[]): { sql: string; bindings: unknown[] } {
  if (lookedUp.length === 0) return { sql: '', bindings: [] };
  const whole = new Set<string>();
  const rows = new Map<string, Set<string>>();
  for (const { of } of lookedUp)
    for (const [name, ids] of Object.entries(of)) {
      if (ids === 'all') whole.add(name);
      else rows.set(name, new Set([...(rows.get(name) ?? []), ...ids]));
    }
  const parts = [...whole].length > 0 ? [`h.resource in (${[...whole].map(() => '?').join(', ')})`] : [];
  const single = [...rows].filter(([name, ids]) => !whole.has(name) && ids.size > 0);
  for (const [, ids] of single)
    parts.push(`(h.resource = ? and h.recordId in (${[...ids].map(() => '?').join(', ')}))`);
  if (parts.length === 0) return { sql: '', bindings: [] };
  return {
    sql: ` and not exists (select 1 from history h force index (primary)
      where h.instance = ? and h.changeNumber > ? and h.changeNumber <= c.value and (${parts.join(' or ')}))`,
    bindings: [
      instance,
      Math.min(...lookedUp.map(({ number }) => number)),
      ...whole,
      ...single.flatMap(([name, ids]) => [name, ...ids]),
    ],
  };
}
