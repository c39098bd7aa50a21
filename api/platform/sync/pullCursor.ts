/**
 * Position of a device in a shard, opaque to the device. It contains positions only; rights are checked at every
 * request.
 */
export interface PullCursor {
  stamp: string;
  shard: string;
  /** During the initial load: the step, and the id of the last row sent in it. */
  load: { step: number; after: string } | null;
  /**
   * Change numbers read so far, of the caller's account and of the catalogue; during the load: where to continue
   * afterwards.
   */
  numbers: [own: number, catalogue: number];
}

export const encodeCursor = (cursor: PullCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** The cursor; null if it is invalid or belongs to another reader, shard or state of rights. */
export function decodeCursor(text: string | null, stamp: string, shard: string): PullCursor | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return isCursor(value) && value.stamp === stamp && value.shard === shard ? value : null;
  } catch {
    return null;
  }
}

function isCursor(value: unknown): value is PullCursor {
  if (typeof value !== 'object' || value === null) return false;
  const { stamp, shard, load, numbers } = value as Partial<Record<keyof PullCursor, unknown>>; // all still unknown
  return (
    typeof stamp === 'string' &&
    typeof shard === 'string' &&
    isLoad(load) &&
    Array.isArray(numbers) &&
    numbers.length === 2 &&
    numbers.every((one) => Number.isSafeInteger(one) && one >= 0)
  );
}

function isLoad(value: unknown): boolean {
  if (value === null) return true;
  return (
    typeof value === 'object' &&
    value !== undefined &&
    'step' in value &&
    Number.isSafeInteger(value.step) &&
    'after' in value &&
    typeof value.after === 'string'
  );
}
