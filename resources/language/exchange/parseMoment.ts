import { type Cell, cellText } from './cell';
import { type DateHabits, type DateOrder, parseDate } from './parseDate';
import { expected, type Parsed, parsed } from './parsed';

export interface MomentHabits extends DateHabits {
  /** Time zone of the list, e.g. `Europe/Warsaw`; absent: UTC. */
  timeZone?: string | undefined;
}

const timeOfDay =
  /(?:^|[T ,])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?(?: ?([AaPp])[Mm])?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Parses a date with time as ISO 8601 in UTC: 24.12.2026 08:30, 2026-12-24T08:30:00Z, 12/24/2026 8:30 PM, an Excel
 * serial. A date alone is midnight.
 */
export function parseMoment(cell: Cell, { order, timeZone = 'UTC' }: MomentHabits = {}): Parsed<string> {
  const day = parseDate(cell, { order });
  if (!day.ok) {
    if (day.asked?.about !== 'order') return expected('moment');
    const inOrder = (one: DateOrder) => parseMoment(cell, { order: one, timeZone });
    const [dmy, mdy] = [inOrder('dmy'), inOrder('mdy')];
    if (!dmy.ok || !mdy.ok) return expected('moment');
    return { ...day, asked: { about: 'order', readings: [dmy.value, mdy.value] } };
  }
  if (typeof cell === 'number') {
    const seconds = Math.round((cell - Math.floor(cell)) * 86_400);
    return parsed(atClock(Date.parse(`${day.value}T00:00:00Z`) + seconds * 1000, timeZone));
  }
  const [, hour = '0', minute = '0', second = '0', half, zone] = timeOfDay.exec(cellText(cell)) ?? [];
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return expected('moment');
  const clock =
    Date.parse(`${day.value}T00:00:00Z`) + ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  return parsed(zone ? new Date(clock - offsetOf(zone)).toISOString() : atClock(clock, timeZone));
}

/** The instant at which the zone's local time is `clock`. */
function atClock(clock: number, timeZone: string): string {
  let instant = clock;
  // Around a change of daylight saving time the first guess may be on the other side.
  for (let tries = 0; tries < 2; tries += 1) instant += clock - shownAt(instant, timeZone);
  return new Date(instant).toISOString();
}

/**
 * Whether a list would show both alike: cells have no milliseconds, often no seconds, and the repeated hour at the end of
 * daylight saving time looks like the one before.
 */
export function looksSame(stored: string, read: string, timeZone = 'UTC'): boolean {
  const hasSeconds = Date.parse(read) % 60_000 !== 0;
  const shown = (moment: string) =>
    Math.floor(shownAt(Date.parse(moment), timeZone) / (hasSeconds ? 1000 : 60_000));
  return shown(stored) === shown(read);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function shownAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  if (formats.size < 500) formats.set(timeZone, format);
  return Date.parse(`${format.format(new Date(instant)).replace(' ', 'T')}Z`);
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}
