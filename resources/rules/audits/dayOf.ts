import { clockOf } from '../../language/timeZones';

// Poland, Germany and Hungary share a time zone; in UTC an early audit would fall on the previous day.
export const homeZone = 'Europe/Warsaw';

/**
 * The calendar day (`YYYY-MM-DD`) of an instant in the given time zone; default, also for unknown zones: that of the
 * inspected sites.
 */
export function dayOf(instant: string | Date, zone?: string): string {
  const clock = (zone === undefined ? undefined : clockOf(zone)) ?? clockOf(homeZone);
  const parts = Object.fromEntries(
    (clock?.formatToParts(new Date(instant)) ?? []).map((part) => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}
