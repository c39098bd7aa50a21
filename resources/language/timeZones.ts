const known = new Map<string, Intl.DateTimeFormat>();

/** Writes an instant as the clocks of a time zone show it, in parts; undefined where the name is none of a zone. */
export function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const found = known.get(timeZone);
  if (found) return found;
  try {
    const made = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    if (known.size < 500) known.set(timeZone, made);
    return made;
  } catch {
    return undefined;
  }
}

/** Whether the name is one of a time zone, e.g. `Europe/Warsaw`. */
export const isTimeZone = (name: string): boolean => name.length <= longest && clockOf(name) !== undefined;
const longest = 64;

/** The header in which a device tells the time zone it is in. */
export const timeZoneHeader = 'x-time-zone';

/** The time zone this device is in. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
