import { clockOf } from '../../language/timeZones';

// Poland, Germany and Hungary share one clock; a server in UTC must not put an early audit on the day before.
export const homeZone = 'Europe/Warsaw';

/**
 * The calendar day (`YYYY-MM-DD`) of an instant: on the clock of the halls that are inspected, or of the time zone given;
 * one that is unknown here counts as none.
 */
export function dayOf(instant: string | Date, zone?: string): string {
  const clock = (zone === undefined ? undefined : clockOf(zone)) ?? clockOf(homeZone);
  const parts = Object.fromEntries(
    (clock?.formatToParts(new Date(instant)) ?? []).map((part) => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}
