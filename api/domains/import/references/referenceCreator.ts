import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { transact } from '../../../base/database/transact';
import { ApiError } from '../../../base/errors/errors';
import { createRecord } from '../../../entities/createRecord';
import type { TransactionCall } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';

/** Creates missing referenced rows, each once. */
export interface ReferenceCreator {
  /**
   * Returns the id of the new row; `key` identifies it, `forget` removes it from the caller's cache if the transaction
   * fails.
   */
  create(call: TransactionCall, to: AnyEntity, key: string, draft: Row, forget: () => void): Promise<string>;
  /** The transaction was committed. */
  commit(): void;
  /** The transaction was rolled back, with the rows created in it. */
  rollback(): void;
  /** Number of rows created, or to be created, by entity. */
  counts: Partial<Record<EntityName, number>>;
}

export function referenceCreator(counts: Partial<Record<EntityName, number>>): ReferenceCreator {
  const counted = new Set<string>();
  // A row that cannot be created (name too long, no right) is not tried again for each row of the batch.
  const failures = new Map<string, ApiError>();
  let pending: (() => void)[] = [];
  return {
    counts,
    async create(call, to, key, draft, forget) {
      const known = failures.get(key);
      if (known) throw known;
      try {
        // Uses a savepoint, so that a refused row leaves nothing behind.
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
