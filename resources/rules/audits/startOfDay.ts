import { clockOf } from '../../language/timeZones';
import { homeZone } from './dayOf';

const minute = 60_000;

/** The instant at which a calendar day begins in the time zone; default: that of the inspected sites. */
export function startOfDay(day: string, zone?: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The second step corrects days with a change of daylight saving time.
  const first = midnight - offsetAt(midnight, zone);
  return new Date(midnight - offsetAt(first, zone));
}

/** The zone's offset from UTC at that instant, in milliseconds. */
function offsetAt(instant: number, zone: string | undefined): number {
  const known = zone === undefined || clockOf(zone) === undefined ? homeZone : zone;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: known,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const shown = Date.parse(`${of.year}-${of.month}-${of.day}T${of.hour}:${of.minute}:00Z`);
  return shown - Math.floor(instant / minute) * minute;
}
