import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dayAfter, dueField, isSettled } from '@plumbline/resources/language/due';
import { isDate } from '@plumbline/resources/language/fields/types/date';
import type { CalendarEntry } from '@plumbline/resources/rules/calendar/calendarPage';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useRights } from '../../entities/useRights';
import { UndoNotice } from './UndoNotice';

type Days = Readonly<Record<string, unknown>>;

/** Moves an entry to another day, with undo; undefined: this person may not, or the entry is over. */
export function useMoveEntry({ resource, record, day }: CalendarEntry): ((to: string) => void) | undefined {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const provider = useDataProvider();
  const entity = entities[resource];
  const { canUpdate, isEditable } = useRights(entity);
  const due = dueField(entity);
  const field = due ? entity.fields[due] : undefined;
  if (!due || !field || isSettled(record) || !canUpdate(record) || !isEditable(field)) return undefined;
  const write = async (days: Days, version: unknown): Promise<RaRecord> => {
    const { data } = await provider.update(resource, {
      id: record.id,
      data: { ...days, version },
      previousData: { ...record, version },
    });
    await Promise.all(['calendar', resource].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    return data;
  };
  const tell = (error: unknown) => notify(errorMessage(error, translate), { type: 'error' });
  return (to) => {
    if (to === day) return;
    const { before, after } = daysMoved(entity, record, { due, by: daysFrom(day, to) });
    write(after, record.version).then(
      (stored) =>
        notify(
          <UndoNotice
            field={field}
            day={to}
            onUndo={() => write(before, stored.version ?? record.version).catch(tell)}
          />,
          { autoHideDuration: 8000 },
        ),
      tell,
    );
  };
}

const daysFrom = (day: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(day)) / 86_400_000);

/** The first day of an entry of which one day was moved to another. */
export const daysMovedBy = (first: string, day: string, to: string): string =>
  dayAfter(first, daysFrom(day, to));

/** The due date and, if the entry lasts longer, its last day: before, and moved by some days. */
export function daysMoved(
  entity: AnyEntity,
  record: Days,
  { due, by }: { due: string; by: number },
): { before: Days; after: Days } {
  const names = Object.entries(entity.fields).flatMap(([name, field]) =>
    name === due || (isDate(field) && field.notBelow === due) ? [name] : [],
  );
  const before = Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  const after = Object.fromEntries(
    Object.entries(before).map(([name, day]) => [name, typeof day === 'string' ? dayAfter(day, by) : null]),
  );
  return { before, after };
}
