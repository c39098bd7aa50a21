const known = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant in a time zone, in parts; undefined for an unknown zone. */
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

/** Whether the time zone exists, e.g. `Europe/Warsaw`. */
export const isTimeZone = (name: string): boolean => name.length <= longest && clockOf(name) !== undefined;
const longest = 64;

/** Request header with the device's time zone. */
export const timeZoneHeader = 'x-time-zone';

/** The device's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
