import { createHash } from 'node:crypto';
import type { EntityName } from '@plumbline/resources/language/names';

/** Ids of the rows of one entity in a run. */
export interface RunIds {
  /** Id of the n-th row; ids increase with n, so that they are appended to the indexes. */
  at: (n: number) => string;
  has: (id: string) => boolean;
}

const perMillisecond = 4096;

/**
 * Ids derived from the run, the entity and a number: UUIDv7 with the time of the run, the number instead of
 * sub-millisecond bits, and a hash instead of random bits. A row created again has the same id, and the id identifies
 * the run.
 */
export function runIds(run: { id: string; startedAt: Date }, entity: EntityName): RunIds {
  const hex = createHash('sha256').update(`${run.id}\n${entity}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(0), 16) & 0x3) | 0x8).toString(16);
  const end = `-${variant}${hex.slice(1, 4)}-${hex.slice(4, 16)}`;
  const begin = run.startedAt.getTime();
  return {
    at: (n) => {
      const time = (begin + Math.floor(n / perMillisecond)).toString(16).padStart(12, '0');
      const fraction = (n % perMillisecond).toString(16).padStart(3, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${fraction}${end}`;
    },
    has: (id) => id.endsWith(end),
  };
}
