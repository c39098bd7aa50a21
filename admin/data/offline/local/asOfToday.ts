import type { EntityName } from '@plumbline/resources/language/names';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { dangerLevelOn } from '@plumbline/resources/rules/locks/escalation';
import { locksOnDevice } from '@plumbline/resources/rules/locks/locksOnDevice';
import type { LocalRow } from '../types';
import type { LocalRowData } from './createLocalStore';

export interface AsOfToday {
  /** The row as the calendar makes it: the same object where nothing differs. */
  row(resource: EntityName, row: LocalRowData): LocalRowData;
  /** Entities whose rows follow from rows of this one. */
  followers(resource: EntityName): readonly EntityName[];
  /** Whether another day has begun since the last question. */
  isNewDay(): boolean;
  forget(): void;
}

type RowsOf = <N extends EntityName>(resource: N) => readonly LocalRow<N>[];

/** Entities whose rows of the day follow from rows of the one named. */
const followers: Partial<Record<EntityName, readonly EntityName[]>> = {
  deficiencies: ['equipments'],
  inspectionDuties: ['equipments'],
  instances: ['deficiencies', 'equipments'],
};

/**
 * What the server's hourly job does to a row, for a device that it does not reach: an orange deficiency that stayed open too
 * long is red, and a piece is locked for it, for what was found red here, and when its years of use are over.
 */
export function createAsOfToday(rowsOf: RowsOf): AsOfToday {
  let day = dayOf(new Date());
  let nextLook = 0;
  let facts: ReturnType<typeof collect> | undefined;
  const collect = () => {
    const red = new Map<string, LocalRow<'deficiencies'>[]>();
    for (const one of rowsOf('deficiencies'))
      if (one.equipment && one.dangerLevel === 'red' && one.status !== 'COMPLETED' && one.isNotAsked !== true)
        red.set(one.equipment, [...(red.get(one.equipment) ?? []), one]);
    const ends = new Map<string, string>();
    for (const { equipment, type, nextDate } of rowsOf('inspectionDuties'))
      if (type === 'endOfUse' && nextDate) ends.set(equipment, nextDate);
    return { red, ends };
  };
  const escalationDays = (instance: unknown): number | null =>
    rowsOf('instances').find(({ id }) => id === instance)?.orangeEscalationDays ?? null;

  function deficiency(row: LocalRowData): LocalRowData {
    // A table holds rows of its own entity, which have just this shape.
    const one = row as unknown as LocalRow<'deficiencies'>;
    if (one.dangerLevel !== 'orange') return row;
    const dangerLevel = dangerLevelOn(one, day, escalationDays(row.instance));
    return dangerLevel === one.dangerLevel ? row : { ...row, dangerLevel };
  }

  function equipment(row: LocalRowData): LocalRowData {
    const { lockReasons, isArchived } = row as unknown as LocalRow<'equipments'>;
    if (isArchived) return row;
    facts ??= collect();
    const redDeficiencies = facts.red.get(row.id) ?? [];
    const endOfUse = facts.ends.get(row.id) ?? null;
    if (redDeficiencies.length === 0 && endOfUse === null) return row;
    const reasons = locksOnDevice(lockReasons, { redDeficiencies, endOfUse, today: day });
    return reasons === lockReasons ? row : { ...row, lockReasons: reasons, isLocked: true };
  }

  /** Entities whose rows the calendar changes, each with what it makes of one. */
  const changed: Partial<Record<EntityName, (row: LocalRowData) => LocalRowData>> = {
    deficiencies: deficiency,
    equipments: equipment,
  };
  return {
    row: (resource, row) => changed[resource]?.(row) ?? row,
    followers: (resource) => followers[resource] ?? [],
    isNewDay() {
      // Asked at every drawing: the calendar is looked at once a minute.
      if (Date.now() < nextLook) return false;
      nextLook = Date.now() + 60_000;
      const today = dayOf(new Date());
      const isNew = today !== day;
      day = today;
      return isNew;
    },
    forget() {
      facts = undefined;
    },
  };
}
