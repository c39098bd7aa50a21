import type { EntityName } from '@plumbline/resources/language/names';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { dangerLevelOn } from '@plumbline/resources/rules/locks/escalation';
import { locksOnDevice } from '@plumbline/resources/rules/locks/locksOnDevice';
import type { LocalRow } from '../types';
import type { LocalRowData } from './createLocalStore';

export interface AsOfToday {
  /** The row as of today: the same object if nothing differs. */
  row(resource: EntityName, row: LocalRowData): LocalRowData;
  /** Entities whose rows depend on rows of this one. */
  followers(resource: EntityName): readonly EntityName[];
  /** Whether the date has changed since the last call. */
  isNewDay(): boolean;
  forget(): void;
}

type RowsOf = <N extends EntityName>(resource: N) => readonly LocalRow<N>[];

/** Entities whose derived rows depend on the entity named. */
const followers: Partial<Record<EntityName, readonly EntityName[]>> = {
  deficiencies: ['equipments'],
  inspectionDuties: ['equipments'],
  instances: ['deficiencies', 'equipments'],
};

/**
 * What the server's hourly job does to rows, for an offline device: an orange deficiency open too long becomes red,
 * and a piece is locked for it, for red deficiencies on the device, and at its end of use.
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
    // A table has rows of its own entity, which have this shape.
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

  /** Entities whose rows depend on the date, and how. */
  const changed: Partial<Record<EntityName, (row: LocalRowData) => LocalRowData>> = {
    deficiencies: deficiency,
    equipments: equipment,
  };
  return {
    row: (resource, row) => changed[resource]?.(row) ?? row,
    followers: (resource) => followers[resource] ?? [],
    isNewDay() {
      // Called at every render: the date is checked once a minute.
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
