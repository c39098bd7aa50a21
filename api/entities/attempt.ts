import type { EntityName } from '@plumbline/resources/language/names';
import type { Knex } from 'knex';
import type { Joined } from '../base/database/lateConnection';
import { statement, type Written } from '../base/database/statement';

/** The rows that an answer depends on: all of an entity, or those with these ids. */
export type Sources = Partial<Record<EntityName, 'all' | readonly string[]>>;

/** The lookups before the account was locked, and the change number at which they were valid. */
export interface LookedUp {
  of: Sources;
  number: number;
  /** By `performance.now()`. */
  provedAt: number;
}

/**
 * Optimistic locking: a write that looks things up before it locks its account, and verifies then that nothing of it
 * has changed.
 */
export interface Attempt {
  instance: string;
  /** The pool, used for lookups. */
  db: Knex;
  lookedUp: Set<LookedUp>;
  /** Change numbers of account and catalogue at its first lookup. */
  numbers?: Promise<number[]>;
  /** Some lookups were cached earlier, by others. */
  isRemembering: boolean;
  isLocked: boolean;
  /** The group in which it is stored and committed. */
  joined?: Joined;
  /** Locks the account and takes this many numbers; returns the last. Throws `Outdated`. */
  lock: (count: number) => Promise<number>;
}

/** A lookup is outdated; nothing was written. */
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

/**
 * Locks the account and takes this many numbers if all lookups are still valid; returns the last. Throws `Outdated`.
 */
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
 * The history lists every row written since, by change number. It is read in the statement that waits for the counter
 * and limited by it, hence consistent; by primary key, to lock only the new entries.
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
