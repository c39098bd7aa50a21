import type { Call } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';

/** Names of customers or locations that the caller may see, by id. */
export async function namesOf(
  call: Call,
  entity: 'equipmentOwners' | 'locations',
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await listTyped(call, entity, { filter: { id: wanted } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
