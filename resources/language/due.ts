import type { AnyEntity } from './defineEntity';
import { isBoolean } from './fields/types/boolean';
import { isChoice } from './fields/types/choice';
import { isDate } from './fields/types/date';
import { isPresent } from './validation';

type Row = Readonly<Record<string, unknown>>;

/** The due date field of the entity: the ascending sort field of its list. */
export function dueField(entity: AnyEntity): string | undefined {
  const { sort, order = 'ASC' } = entity.list;
  return isDate(entity.fields[sort]) && order === 'ASC' ? sort : undefined;
}

/** Whether the due date is the end of a validity: then the row expires instead of being late. */
export function runsOut(entity: AnyEntity): boolean {
  const due = entity.fields[dueField(entity) ?? ''];
  return isDate(due) && due.notBelow !== undefined;
}

/** Whether the row has expired on that day; it is valid before it. */
export function endsBefore(entity: AnyEntity): boolean {
  const due = entity.fields[dueField(entity) ?? ''];
  return isDate(due) && due.isEndOutside === true;
}

/** Whether the row was never inspected, if the entity has inspections. */
export function isNeverInspected(entity: AnyEntity, row: Row): boolean {
  const due = entity.fields[dueField(entity) ?? ''];
  const { inspectedOn } = isDate(due) ? due : {};
  return (
    inspectedOn !== undefined && isPresent(inspectedOn.when, row) && (row[inspectedOn.field] ?? null) === null
  );
}

/**
 * The type of inspection never carried out although others were, as a choice key (`dutyType.light`); undefined if
 * there was no inspection, or only one type exists.
 */
export function neverInspectedType(entity: AnyEntity, row: Row): string | undefined {
  const due = entity.fields[dueField(entity) ?? ''];
  const { among } = (isDate(due) && due.inspectedOn) || {};
  const kind = among && entity.fields[among.kind];
  if (!among || !isChoice(kind) || (row[among.any] ?? null) === null) return undefined;
  return isNeverInspected(entity, row) ? `${kind.choices.name}.${String(row[among.kind])}` : undefined;
}

// Values of rows with nothing left to do.
const settledBy: readonly (readonly [string, unknown])[] = [
  ['state', 'finished'],
  ['status', 'COMPLETED'],
  ['isArchived', true],
  ['isScrapped', true],
];

export const isSettled = (row: Row): boolean => settledBy.some(([name, value]) => row[name] === value);

/** List filter for rows with something left to do, if the entity has such a state. */
export function openFilter(entity: AnyEntity): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  for (const [name, settled] of settledBy) {
    const field = entity.fields[name];
    if (isChoice(field)) filter[name] = field.choices.values.filter((value) => value !== settled);
    // Without a default the value may be empty, which a filter for false does not match.
    else if (isBoolean(field) && field.default !== undefined) filter[name] = false;
  }
  return filter;
}

/** The day a number of days after the given one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
