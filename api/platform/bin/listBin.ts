import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { scopeOf } from '../../entities/scope';
import { selectRows } from '../../entities/selectRows';

/** Days after which deleted rows are purged. */
export const daysInBin = 30;
const pageSize = 100;

export interface BinEntry {
  resource: EntityName;
  record: Row & { id: string };
  /** ISO 8601 */
  deletedAt: string;
  /** Current name of the user who deleted it; null for the system. */
  by: string | null;
  /** Rows deleted in cascade with it, per entity. */
  along: Partial<Record<EntityName, number>>;
}
export interface BinPage {
  entries: BinEntry[];
  /** There are older ones: ask again with `before` set to the last one's `deletedAt`. */
  hasMore: boolean;
}

interface BinQuery {
  resource?: EntityName | undefined;
  before?: Date | undefined;
}

/** Rows of the account deleted in the last 30 days that the caller may restore, the latest first. */
export async function listBin(call: Call, { resource, before }: BinQuery = {}): Promise<BinPage> {
  const wanted = entityList.filter(
    (entity) =>
      (resource === undefined || entity.name === resource) &&
      !entity.commandsOnly &&
      mayEver(entity, 'read', call.actor) &&
      mayEver(entity, 'delete', call.actor),
  );
  const entries: BinEntry[] = [];
  for (const entity of wanted) entries.push(...(await deletedRows(call, entity, before)));
  entries.sort((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1));
  return { entries: entries.slice(0, pageSize), hasMore: entries.length > pageSize };
}

const joined = (parts: readonly Sql[]): Sql => ({
  sql: parts.map(({ sql }) => sql).join(' and '),
  bindings: parts.flatMap(({ bindings }) => bindings),
});

async function deletedRows(call: Call, entity: AnyEntity, before: Date | undefined): Promise<BinEntry[]> {
  const where = joined([
    scopeOf(entity, 'read', call),
    scopeOf(entity, 'delete', call),
    // The catalogue's bin is the provider's.
    { sql: 't.instance = ?', bindings: [call.actor.instance] },
    // An erased person cannot be restored.
    ...(entity.fields.erasedAt ? [{ sql: 't.erasedAt is null', bindings: [] }] : []),
    {
      sql: 't.deletedAt > ? and t.deletedAt < ?',
      bindings: [binBegins(call.now), moment(before ?? new Date(call.now.getTime() + 60_000))],
    },
  ]);
  const { lightColumns, read } = rowMapper(await accountEntity(call, entity));
  const rows = (
    await selectRows(
      call.db,
      `select ${lightColumns.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where ${where.sql} order by t.deletedAt desc limit ${pageSize + 1}`,
      where.bindings,
    )
  ).map(read);
  if (rows.length === 0) return [];
  const deletions = await deletionsOf(call, entity, rows);
  const along = await countsAlong(call, rows);
  const hidden = await livesInAnother(call, [...deletions.values()]);
  return rows.flatMap((record): BinEntry[] => {
    const id = String(record.id);
    const deletion = deletions.get(id);
    if (deletion?.origin && hidden.has(deletion.origin)) return [];
    return [
      {
        resource: entity.name,
        record: { ...record, id },
        deletedAt: String(record.deletedAt),
        by: deletion?.by ?? null,
        along: along.get(id) ?? {},
      },
    ];
  });
}

interface Deletion {
  origin: string | null;
  by: string | null;
}

async function deletionsOf(
  call: Call,
  entity: AnyEntity,
  rows: readonly Row[],
): Promise<Map<string, Deletion>> {
  const entries: Row[] = await call
    .db('history as h')
    .leftJoin('users as u', 'u.id', 'h.user')
    .where({ 'h.instance': call.actor.instance, 'h.resource': entity.name, 'h.operation': 'delete' })
    .whereIn(
      'h.recordId',
      rows.map(({ id }) => String(id)),
    )
    .orderBy('h.changeNumber')
    .select('h.recordId', 'h.origin', 'u.firstName', 'u.lastName', 'u.email');
  return new Map(
    entries.map((entry) => [
      String(entry.recordId),
      {
        origin: typeof entry.origin === 'string' ? entry.origin : null,
        by:
          [entry.firstName, entry.lastName].filter(Boolean).join(' ') ||
          (entry.email ? String(entry.email) : null),
      },
    ]),
  );
}

async function countsAlong(call: Call, rows: readonly Row[]): Promise<Map<string, BinEntry['along']>> {
  const counts: Row[] = await call
    .db('history')
    .where({ instance: call.actor.instance, operation: 'delete' })
    .whereIn(
      'origin',
      rows.map(({ id }) => String(id)),
    )
    .groupBy('origin', 'resource')
    .select('origin', 'resource', call.db.raw('count(distinct recordId) as number'));
  const found = new Map<string, BinEntry['along']>();
  for (const { origin, resource, number } of counts)
    found.set(String(origin), { ...found.get(String(origin)), [String(resource)]: Number(number) });
  return found;
}

/**
 * Ids of deleted rows that caused other deletions and are in the bin themselves: the rows deleted in cascade are shown
 * with them.
 */
async function livesInAnother(call: Call, deletions: readonly Deletion[]): Promise<ReadonlySet<string>> {
  const origins = [...new Set(deletions.flatMap(({ origin }) => origin ?? []))];
  if (origins.length === 0) return new Set();
  const latest: Row[] = await call
    .db('history')
    .where({ instance: call.actor.instance })
    .whereIn('operation', ['delete', 'restore'])
    .whereIn('recordId', origins)
    .orderBy('changeNumber')
    .select('recordId', 'operation');
  const state = new Map(latest.map(({ recordId, operation }) => [String(recordId), operation]));
  return new Set(origins.filter((id) => state.get(id) === 'delete'));
}

const moment = (date: Date): string => date.toISOString().replace('T', ' ').replace('Z', '');

/** Start of the bin's period; rows deleted earlier are purged, or kept only for rows that refer to them. */
export const binBegins = (now: Date): string => moment(new Date(now.getTime() - daysInBin * 86_400_000));
