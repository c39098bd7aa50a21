import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { transact } from '../../../base/database/transact';
import { ApiError } from '../../../base/errors/errors';
import { createRecord } from '../../../entities/createRecord';
import type { TransactionCall } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';

/** Creates the rows that a list refers to and that are not there yet, each once. */
export interface ReferenceCreator {
  /** The new row's id; `key` says which row it is, `forget` undoes what the caller noted of it should the transaction fail. */
  create(call: TransactionCall, to: AnyEntity, key: string, draft: Row, forget: () => void): Promise<string>;
  /** The transaction stands. */
  commit(): void;
  /** The transaction is gone, and with it what was created in it. */
  rollback(): void;
  /** Rows created, or to be created, by entity. */
  counts: Partial<Record<EntityName, number>>;
}

export function referenceCreator(counts: Partial<Record<EntityName, number>>): ReferenceCreator {
  const counted = new Set<string>();
  // A name that cannot become a row (too long, no right) is not tried again for each row of the lot.
  const failures = new Map<string, ApiError>();
  let pending: (() => void)[] = [];
  return {
    counts,
    async create(call, to, key, draft, forget) {
      const known = failures.get(key);
      if (known) throw known;
      try {
        // A savepoint of its own: what is refused half-way leaves nothing behind.
        const row = await transact(call.db, (db) => createRecord({ ...call, db }, to, draft));
        pending.push(forget);
        if (!counted.has(key)) {
          counted.add(key);
          counts[to.name] = (counts[to.name] ?? 0) + 1;
        }
        return String(row.id);
      } catch (error) {
        if (error instanceof ApiError) failures.set(key, error);
        throw error;
      }
    },
    commit() {
      pending = [];
      failures.clear();
    },
    rollback() {
      for (const forget of pending) forget();
      pending = [];
      failures.clear();
    },
  };
}
