import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { isToldOf, mostChanges, type RecentChange } from '@plumbline/resources/rules/dashboard/dashboardPage';
import type { Call } from '../../entities/call';
import { listRecords } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';

/** Number of history entries read: an import or a long inspection must not hide other changes, nor make this slow. */
const lookedThrough = 200;
const wanted = mostChanges * 4;

/** Latest changes in the account among the rows the user may read, one per row. */
export async function readChanges(call: Call): Promise<RecentChange[]> {
  const latest = new Map<string, Row>();
  for (const entry of await newestEntries(call)) {
    const key = `${entry.resource} ${entry.recordId}`;
    if (!latest.has(key) && isShown(call, String(entry.resource))) latest.set(key, entry);
    if (latest.size === wanted) break;
  }
  const entries = [...latest.values()];
  const records = await readable(call, entries);
  return entries
    .flatMap((entry): RecentChange[] => {
      const record = records.get(String(entry.recordId));
      return record ? [changeOf(entry, record)] : [];
    })
    .slice(0, mostChanges);
}

async function newestEntries(call: Call): Promise<Row[]> {
  return call
    .db('history as h')
    .leftJoin('users as u', 'u.id', 'h.user')
    .where({ 'h.instance': call.actor.instance })
    .orderBy('h.changeNumber', 'desc')
    .limit(lookedThrough)
    .select('h.resource', 'h.recordId', 'h.operation', 'h.at', 'u.firstName', 'u.lastName', 'u.email');
}

const isShown = (call: Call, name: string): boolean =>
  isEntityName(name) && isToldOf(entities[name]) && mayEver(entities[name], 'read', call.actor);

/** The rows themselves, with the rights of their lists; deleted or inaccessible ones are missing. */
async function readable(call: Call, entries: readonly Row[]): Promise<Map<string, RecentChange['record']>> {
  const ids = new Map<EntityName, string[]>();
  for (const { resource, recordId } of entries) {
    const name = String(resource);
    if (isEntityName(name)) ids.set(name, [...(ids.get(name) ?? []), String(recordId)]);
  }
  const found = new Map<string, RecentChange['record']>();
  for (const [name, id] of ids)
    for (const row of (await listRecords(call, entities[name], { filter: { id } })).rows)
      found.set(String(row.id), { ...row, id: String(row.id) });
  return found;
}

function changeOf(entry: Row, record: RecentChange['record']): RecentChange {
  return {
    resource: entry.resource as EntityName, // asked of isEntityName above
    operation: entry.operation as RecentChange['operation'], // written by historyRow alone
    at: entry.at instanceof Date ? entry.at.toISOString() : String(entry.at),
    by:
      [entry.firstName, entry.lastName].filter(Boolean).join(' ') ||
      (entry.email ? String(entry.email) : null),
    record,
  };
}
