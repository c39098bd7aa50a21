import { createHash } from 'node:crypto';
import type { EntityName } from '@plumbline/resources/language/names';

/** The ids of the rows of one entity that a run makes. */
export interface RunIds {
  /** The id of the n-th row; they grow with n, so that they are appended to the indexes. */
  at: (n: number) => string;
  has: (id: string) => boolean;
}

const perMillisecond = 4096;

/**
 * Ids that follow from the run, the entity and a number: UUIDv7 with the moment of the run, the number instead of the clock's
 * fractions and a hash instead of random bits. The same row made again has the same id, and a row tells whose it is.
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
