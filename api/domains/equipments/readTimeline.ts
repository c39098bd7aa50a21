import type { readTimeline as contract } from '@plumbline/resources/commands/timeline';
import { definitions, entities } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { EntityName } from '@plumbline/resources/language/names';
import { eventSources, reasonFields, toldFields } from '@plumbline/resources/rules/timeline/timelineEvents';
import {
  cursorOf,
  type Position,
  positionAt,
  timelinePage,
} from '@plumbline/resources/rules/timeline/timelineOrder';
import { fail } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import { type HistoryEntry, someHistory } from '../../entities/history';
import { listRecords } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';
import { timelineSql } from './timelineSql';

type Page = AnswerOf<typeof contract>;
type Entry = Page['entries'][number];

/**
 * A page of what happened with a piece, newest first; each kind as far as the person may read its rows. `after`: the
 * cursor of the page before; BAD_QUERY if it is none.
 */
export async function readTimeline(call: Call, id: string, after?: string): Promise<Page> {
  const piece = await getRecord(call, definitions.equipments, id);
  const from = after === undefined ? undefined : (positionAt(after) ?? fail('BAD_QUERY', { field: 'after' }));
  const { sql, bindings } = timelineSql(call, piece, from);
  const found = (await selectRows(call.db, sql, bindings)).map(placeOf);
  const page = found.slice(0, timelinePage);
  const records = await recordsOf(call, page);
  const changes = await changesOf(call, piece, page);
  const last = page.at(-1);
  return {
    // A row that was deleted since the positions were read is left out.
    entries: page.flatMap((place) => records.get(place.key) ?? changes.get(place.id) ?? []),
    next: last && found.length > timelinePage ? cursorOf(last) : null,
  };
}

interface Place extends Position {
  kind: string;
  id: string;
}

const placeOf = ({ kind, moment, position, id }: Row): Place => ({
  kind: String(kind),
  moment: new Date(moment instanceof Date ? moment : String(moment)).toISOString(),
  key: String(position),
  id: String(id),
});

/** Entries of rows, by key. */
async function recordsOf(call: Call, page: readonly Place[]): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>();
  const names = new Set(eventSources.map(({ of }) => of));
  for (const name of names) {
    const rows = await rowsOf(call, name, page);
    for (const { kind, of, at } of eventSources)
      for (const { key, id } of page.filter((place) => of === name && place.kind === kind)) {
        const record = rows.get(id);
        if (record)
          found.set(key, { key, kind, at: String(record[at]), resource: name, record, change: null });
      }
  }
  return found;
}

async function rowsOf(
  call: Call,
  name: EntityName,
  page: readonly Place[],
): Promise<Map<string, Entry['record']>> {
  const kinds = eventSources.filter(({ of }) => of === name).map(({ kind }): string => kind);
  const ids = [...new Set(page.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const { rows } = await listRecords(call, entities[name], { filter: { id: ids } });
  return new Map(rows.map((row) => [String(row.id), { ...row, id: String(row.id) }]));
}

/** Entries of the piece's history, by change number. */
async function changesOf(call: Call, piece: Row, page: readonly Place[]): Promise<Map<string, Entry>> {
  const places = new Map(page.filter(({ kind }) => kind === 'history').map((place) => [place.id, place]));
  if (places.size === 0) return new Map();
  const entries = await someHistory(call, definitions.equipments, piece, [...places.keys()].map(Number));
  return new Map(
    entries.flatMap((entry) => {
      const id = String(entry.changeNumber);
      const place = places.get(id);
      return place ? [[id, changeOf(entry, place.key, String(piece.id))] as const] : [];
    }),
  );
}

const kinds = { create: 'created', update: 'changed', delete: 'deleted', restore: 'restored' } as const;

function changeOf(entry: HistoryEntry, key: string, id: string): Entry {
  const { operation, at, by, isSupport, before, after } = entry;
  const isChange = operation === 'update';
  const importedFrom = operation === 'create' ? (after?.importedFrom ?? null) : null;
  return {
    key,
    kind: importedFrom === null ? kinds[operation] : 'imported',
    at,
    resource: 'equipments',
    record: { id, ...(importedFrom === null ? {} : { importedFrom }) },
    change: {
      by,
      isSupport,
      before: isChange ? toldOf(before) : {},
      after: isChange ? toldOf(after) : {},
    },
  };
}

const told = [...toldFields, ...reasonFields];
const toldOf = (values: Row | null): Row =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => told.includes(name)));
