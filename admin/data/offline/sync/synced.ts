import { isId } from '@plumbline/resources/language/ids';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';

/** The row for the replica; undefined if it is not a complete row of the API. */
export function synced(row: Readonly<Record<string, unknown>>): SyncedRow | undefined {
  const { id, version, changeNumber } = row;
  return isId(id) && typeof version === 'number' && typeof changeNumber === 'number'
    ? { ...row, id, version, changeNumber }
    : undefined;
}
