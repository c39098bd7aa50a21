import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { type Blocker, blockersOf, readError } from '../../data/errors/readError';
import { fieldTexts } from '../errors/fieldTexts';

export interface BulkResult {
  row: RaRecord<string>;
  /** Version of the row after the change, if its answer has one. */
  version?: unknown;
  /** Why the row was refused, and whether it was deleted or became inaccessible meanwhile; null: done. */
  refusal: { text: string; blockers: Blocker[]; isGone: boolean } | null;
}
export interface Bulk {
  results: readonly BulkResult[];
  state: 'asked' | 'running' | 'done';
  run: (
    rows: readonly RaRecord<string>[],
    work: (row: RaRecord<string>) => Promise<unknown>,
    options?: { atOnce?: number },
  ) => Promise<void>;
  /** Starts no further row. */
  stop: () => void;
}

/**
 * Applies a change to many rows, each like a single change: rights, base version, outbox while offline. Records the
 * result of each; a refusal does not stop the others. `atOnce`: more than one row only where no row's outcome depends
 * on another's.
 */
export function useBulk(entity: AnyEntity): Bulk {
  const translate = useTranslate();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [state, setState] = useState<Bulk['state']>('asked');
  const isStopped = useRef(false);
  const refusalOf = (error: unknown): BulkResult['refusal'] => {
    const known = readError(error);
    const texts = known.errors ? fieldTexts(entity, known.errors, translate) : [];
    const isGone = known.code === 'NOT_FOUND';
    const text = isGone ? translate('bulk.gone') : texts.join(' ') || errorMessage(error, translate);
    return { text, blockers: blockersOf(known), isGone };
  };
  return {
    results,
    state,
    async run(rows, work, { atOnce = 1 } = {}) {
      setState('running');
      const waiting = rows.values();
      const lane = async () => {
        // Each lane takes the next row that none has taken.
        for (const row of waiting) {
          if (isStopped.current) break;
          const result = await work(row).then(
            (answer) => ({ row, version: versionIn(answer), refusal: null }),
            (error: unknown) => ({ row, refusal: refusalOf(error) }),
          );
          setResults((known) => [...known, result]);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
      setState('done');
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}

const versionIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer
    ? (answer.data as { version?: unknown } | undefined)?.version // a record, or nothing
    : undefined;
