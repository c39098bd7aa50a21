import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dayAfter, dueField } from '@plumbline/resources/language/due';
import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { isDate } from '@plumbline/resources/language/fields/types/date';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import type { FeedContent } from '@plumbline/resources/rules/calendar/calendarFeed';
import {
  type CalendarCount,
  calendarEntities,
  calendarFilters,
  countedFlag,
  isCounted,
} from '@plumbline/resources/rules/calendar/calendarPage';
import type { Call } from '../../../entities/call';
import { type Row, rowMapper } from '../../../entities/rowMapper';
import { scopeOf } from '../../../entities/scope';
import { selectRows } from '../../../entities/selectRows';
import { type RowNames, rowNames } from '../../../platform/export/rowNames';
import { readCalendar } from '../readCalendar';
import type { IcsEvent } from './writeIcs';

const daysBack = 92;
const daysAhead = 366;

interface FeedRequest {
  content: FeedContent;
  /** `YYYY-MM-DD` */
  today: string;
  /** Base URL of the app, for links to the records. */
  origin: string;
}

/** Calendar entries around today as events, with the caller's rights and language. */
export async function feedEvents(call: Call, { content, today, origin }: FeedRequest): Promise<IcsEvent[]> {
  const span = { from: dayAfter(today, -daysBack), to: dayAfter(today, daysAhead) };
  const isMine = content === 'mine';
  if (isMine && !call.actor.contact) return [];
  const filter = isMine ? { auditor: [String(call.actor.contact)] } : {};
  const page = await readCalendar(call, { ...span, filter });
  const gone = await readCancelled(call, span, isMine);
  const rows = [
    ...page.entries.map(({ resource, record }) => ({
      entity: entities[resource],
      row: record as Row,
      isCancelled: false,
    })),
    ...gone.map((one) => ({ ...one, isCancelled: true })),
  ];
  const names = await loadNames(call, [...rows, ...page.counts]);
  const words = textsOf(readLocale(call.actor.language));
  const describe = describer({ names, words, origin });
  return [
    ...rows.map((one) => describe.row(one)),
    ...page.counts.map((count) => describe.count(count, today)),
  ];
}

/** Cancelled entries, reported for two months so that calendars remove them. */
async function readCancelled(
  call: Call,
  { from, to }: { from: string; to: string },
  isMine: boolean,
): Promise<{ entity: AnyEntity; row: Row }[]> {
  const found: { entity: AnyEntity; row: Row }[] = [];
  for (const entity of calendarEntities) {
    const due = dueField(entity);
    if (entity.calendar !== 'each' || !due || !mayEver(entity, 'read', call.actor)) continue;
    if (isMine && !('auditor' in entity.fields)) continue;
    const { lightColumns, read } = rowMapper(entity);
    const scope = scopeOf(entity, 'read', call);
    const since = new Date(call.now.getTime() - 60 * 86_400_000);
    const rows = await selectRows(
      call.db,
      `select ${lightColumns.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where ${scope.sql} and t.deletedAt >= ? and t.\`${due}\` between ? and ?${isMine ? ' and t.auditor = ?' : ''} order by t.id limit 500`,
      [...scope.bindings, since, from, to, ...(isMine ? [call.actor.contact] : [])],
    );
    found.push(...rows.map((row) => ({ entity, row: read(row) })));
  }
  return found;
}

async function loadNames(
  call: Call,
  items: readonly ({ entity: AnyEntity; row: Row } | CalendarCount)[],
): Promise<RowNames> {
  const names = rowNames(call, call.actor.language);
  const wanted = new Map<EntityName, Set<string>>();
  const want = (to: EntityName, id: unknown) => {
    if (typeof id === 'string') wanted.set(to, (wanted.get(to) ?? new Set()).add(id));
  };
  for (const item of items) {
    if ('entity' in item) for (const [name, field] of people(item.entity)) want(field.to, item.row[name]);
    else {
      const field = countedField(entities[item.resource]);
      if (field) want(field.to, item.by);
    }
  }
  for (const [to, ids] of wanted) await names.load(to, [...ids]);
  return names;
}

/** Inspector and location fields: the calendar's filters. */
const people = (entity: AnyEntity): [string, FieldOf<'reference'>][] =>
  calendarFilters.flatMap((name): [string, FieldOf<'reference'>][] => {
    const field = entity.fields[name];
    return isReference(field) ? [[name, field]] : [];
  });

/** The last day, if the entity has one: the date that must not precede the due one. */
function lastDayOf(entity: AnyEntity, row: Row): { end?: string } {
  const due = dueField(entity);
  const found = Object.entries(entity.fields).find(([, field]) => isDate(field) && field.notBelow === due);
  const last = found && due ? row[found[0]] : null;
  return typeof last === 'string' ? { end: last } : {};
}

function countedField(entity: AnyEntity): FieldOf<'reference'> | undefined {
  const field = isCounted(entity) ? entity.fields[entity.calendar.countedBy] : undefined;
  return isReference(field) ? field : undefined;
}

function describer({
  names,
  words,
  origin,
}: {
  names: RowNames;
  words: ReadonlyMap<string, string>;
  origin: string;
}) {
  const word = (key: string): string => words.get(key) ?? key;
  const entityWord = (entity: AnyEntity, form: number): string =>
    word(`resources.${entity.name}.name`).split('||||').at(form)?.trim() ?? entity.name;
  const titled = (to: EntityName, id: unknown): string => {
    if (typeof id !== 'string') return '';
    const texts = [entities[to].title].flat().map((name) => names.fieldOf(to, id, name));
    const isPlain = texts.length > 1 && texts.every((one) => typeof one === 'string');
    return isPlain ? texts.join(' ') : names.nameOf(to, id);
  };
  const place = (to: EntityName, id: unknown): string =>
    [titled(to, id), typeof id === 'string' ? addressOf(names.fieldOf(to, id, 'address')) : '']
      .filter(Boolean)
      .join(', ');
  const kindLines = (entity: AnyEntity, kinds: CalendarCount['kinds'] = {}): string[] => {
    const field = isCounted(entity) ? entity.fields[entity.calendar.kinds ?? ''] : undefined;
    if (!isChoice(field)) return [];
    return field.choices.values
      .filter((kind) => kind in kinds)
      .map((kind) => `${word(`choices.${field.choices.name}.${kind}`)}: ${kinds[kind]}`);
  };
  const flagLine = (entity: AnyEntity, flagged: number): string[] => {
    const { target, flag } = (isCounted(entity) && countedFlag(entity)) || {};
    return target && flagged > 0 ? [`${word(`resources.${target.name}.fields.${flag}`)}: ${flagged}`] : [];
  };
  return {
    row({ entity, row, isCancelled }: { entity: AnyEntity; row: Row; isCancelled: boolean }): IcsEvent {
      const due = String(row[dueField(entity) ?? entity.list.sort]);
      const own = [entity.title]
        .flat()
        .map((name) => row[name])
        .filter((one) => typeof one === 'string' && one);
      const at = entity.fields.location;
      const where = isReference(at) ? place(at.to, row.location) : '';
      const title = own.join(' ') || (isReference(at) ? titled(at.to, row.location) : '');
      const lines = people(entity).flatMap(([name, field]) => {
        const value = titled(field.to, row[name]);
        return value ? [`${word(`resources.${entity.name}.fields.${name}`)}: ${value}`] : [];
      });
      return {
        uid: `${entity.name}-${String(row.id)}@plumbline`,
        start: due,
        ...lastDayOf(entity, row),
        summary: `${entityWord(entity, 0)}${title ? `: ${title}` : ''}`,
        description: lines.join('\n'),
        location: where,
        category: entityWord(entity, 1),
        // The admin finds the row by this path, whatever its screen's own path is.
        url: `${origin}/${entity.route?.replace(/\/overview(-\w+)?$/, '') ?? entity.name}/${String(row.id)}/show`,
        isCancelled,
        sequence: Number(row.version) - 1,
        stamp: String(row.updatedAt),
      };
    },
    count({ resource, day, by, count, kinds, flagged }: CalendarCount, today: string): IcsEvent {
      const entity: AnyEntity = entities[resource];
      const field = countedField(entity);
      const where = field && by ? titled(field.to, by) : '';
      return {
        uid: `${resource}-${day}-${by ?? 'all'}@plumbline`,
        start: day,
        summary: `${word('calendar.feed.due')} (${count})${where ? `: ${where}` : ''}`,
        description: [...kindLines(entity, kinds), ...flagLine(entity, flagged)].join('\n'),
        location: field && by ? place(field.to, by) : '',
        category: entityWord(entity, 1),
        url: `${origin}/calendar?month=${day.slice(0, 7)}`,
        isTransparent: true,
        sequence: 0,
        // Counts have no version: the day is used, so that all responses of a day are equal.
        stamp: `${today}T00:00:00.000Z`,
      };
    },
  };
}

function addressOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { street, zip, city } = value as { street?: string; zip?: string; city?: string }; // an address field
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
