import { isId } from '@plumbline/resources/language/ids';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';

/** The row as the replica keeps it; undefined: it is not one of the API's whole rows. */
export function synced(row: Readonly<Record<string, unknown>>): SyncedRow | undefined {
  const { id, version, changeNumber } = row;
  return isId(id) && typeof version === 'number' && typeof changeNumber === 'number'
    ? { ...row, id, version, changeNumber }
    : undefined;
}
