import type { readTimeline } from '@plumbline/resources/commands/timeline';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { EntityName } from '@plumbline/resources/language/names';
import { type EventSource, eventSources } from '@plumbline/resources/rules/timeline/timelineEvents';
import {
  byPosition,
  cursorOf,
  keyPrefix,
  momentOf,
  positionAt,
  timelinePage,
} from '@plumbline/resources/rules/timeline/timelineOrder';
import type { OfflineClient } from '../../../data/offline';

export type TimelinePage = AnswerOf<typeof readTimeline>;
export type TimelineEntry = TimelinePage['entries'][number];
type Store = Pick<OfflineClient, 'list' | 'keeps'>;
type Row = TimelineEntry['record'];

type Piece = { id: string; createdAt?: unknown } & Partial<Pick<Equipment, 'importedFrom' | 'lockReasons'>>;

/**
 * The server's timeline, as far as the local store knows it: rows and locks by hand that last, but not the history of
 * moves and states.
 */
export function timelineOnDevice(client: Store, piece: Piece, after?: string): TimelinePage {
  const from = after === undefined ? undefined : positionAt(after);
  const placed = [
    ...eventSources.flatMap((source) => entriesOf(client, source, piece.id)),
    ...creation(piece),
    ...handLocks(piece),
  ]
    .map((entry) => ({ entry, moment: momentOf(entry.at), key: entry.key }))
    .sort(byPosition)
    .filter((position) => !from || byPosition(position, from) > 0);
  const page = placed.slice(0, timelinePage);
  const last = page.at(-1);
  return {
    entries: page.map(({ entry }) => entry),
    next: last && placed.length > timelinePage ? cursorOf(last) : null,
  };
}

function entriesOf(
  client: Store,
  { kind, of, at, given, through }: EventSource,
  piece: string,
): TimelineEntry[] {
  const naming = { ...(through ?? { given }).given, equipment: piece };
  const ids = through && rowsOf(client, through.entity, naming).map((row) => row[through.by]);
  const rows = rowsOf(client, of, ids ? { ...given, id: [...new Set(ids.filter(isId))] } : naming);
  return rows.flatMap((record) => {
    const when = record[at];
    return typeof when === 'string' && when !== ''
      ? [{ key: `${keyPrefix(kind)}${record.id}`, kind, at: when, resource: of, record, change: null }]
      : [];
  });
}

const isId = (value: unknown): value is string => typeof value === 'string';

const rowsOf = (
  client: Store,
  name: EntityName,
  filter: Readonly<Record<string, unknown>>,
): readonly Row[] =>
  // Rows of the local store are accessed by field names of the sources.
  client.keeps(name) ? (client.list(name, { filter }).records as unknown as readonly Row[]) : [];

function creation({ id, createdAt, importedFrom }: Piece): TimelineEntry[] {
  if (typeof createdAt !== 'string') return [];
  const [kind, record] = importedFrom
    ? (['imported', { id, importedFrom }] as const)
    : (['created', { id }] as const);
  const key = `${keyPrefix(kind)}${id}`;
  return [{ key, kind, at: createdAt, resource: 'equipments', record, change: null }];
}

function handLocks({ id, lockReasons }: Piece): TimelineEntry[] {
  const reasons = lockReasons ?? [];
  return reasons.flatMap((reason): TimelineEntry[] => {
    const { kind, since, by } = reason;
    if (kind !== 'person' || !since) return [];
    const isOnly = reasons.length === 1;
    const after = {
      ...(isOnly ? { isLocked: true } : {}),
      ...{ isLockedByHand: true, lockReasons: [reason], stateReason: reason.reason },
    };
    return [
      {
        ...{ key: `${keyPrefix('changed')}${reason.id}`, kind: 'changed', at: since },
        ...{ resource: 'equipments', record: { id } },
        change: { by: by ?? null, isSupport: false, before: {}, after },
      },
    ];
  });
}
