import type { AnyEntity } from './defineEntity';
import { isBoolean } from './fields/types/boolean';
import { isChoice } from './fields/types/choice';
import { isDate } from './fields/types/date';
import { isPresent } from './validation';

type Row = Readonly<Record<string, unknown>>;

/** The date by which rows of this entity are due: a list that is sorted by a date, the nearest first, says so. */
export function dueField(entity: AnyEntity): string | undefined {
  const { sort, order = 'ASC' } = entity.list;
  return isDate(entity.fields[sort]) && order === 'ASC' ? sort : undefined;
}

/** Whether the date by which rows are due is the end of a span: once past, nothing is late, the row has run out. */
export function runsOut(entity: AnyEntity): boolean {
  const due = entity.fields[dueField(entity) ?? ''];
  return isDate(due) && due.notBelow !== undefined;
}

/** Whether the row has run out on that day already: it holds before it. */
export function endsBefore(entity: AnyEntity): boolean {
  const due = entity.fields[dueField(entity) ?? ''];
  return isDate(due) && due.isEndOutside === true;
}

/** Whether what is due was never inspected, where the entity knows of inspections. */
export function isNeverInspected(entity: AnyEntity, row: Row): boolean {
  const due = entity.fields[dueField(entity) ?? ''];
  const { inspectedOn } = isDate(due) ? due : {};
  return (
    inspectedOn !== undefined && isPresent(inspectedOn.when, row) && (row[inspectedOn.field] ?? null) === null
  );
}

/**
 * The type of inspection that was never carried out while others were, as its key below `choices` (`dutyType.light`);
 * undefined where the row had none at all, or knows but one type.
 */
export function neverInspectedType(entity: AnyEntity, row: Row): string | undefined {
  const due = entity.fields[dueField(entity) ?? ''];
  const { among } = (isDate(due) && due.inspectedOn) || {};
  const kind = among && entity.fields[among.kind];
  if (!among || !isChoice(kind) || (row[among.any] ?? null) === null) return undefined;
  return isNeverInspected(entity, row) ? `${kind.choices.name}.${String(row[among.kind])}` : undefined;
}

// Values by which a row says of itself that nothing is to be done any more.
const settledBy: readonly (readonly [string, unknown])[] = [
  ['state', 'finished'],
  ['status', 'COMPLETED'],
  ['isArchived', true],
  ['isScrapped', true],
];

export const isSettled = (row: Row): boolean => settledBy.some(([name, value]) => row[name] === value);

/** A list's filter that leaves only rows on which something is still to be done, as far as the entity knows such a state. */
export function openFilter(entity: AnyEntity): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  for (const [name, settled] of settledBy) {
    const field = entity.fields[name];
    if (isChoice(field)) filter[name] = field.choices.values.filter((value) => value !== settled);
    // Without a value from the start it may be empty instead of false, which a filter for false would not find.
    else if (isBoolean(field) && field.default !== undefined) filter[name] = false;
  }
  return filter;
}

/** The day so many days from the given one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
