const made = new Map<string, Intl.DateTimeFormat>();

/** An instant as local time of a time zone: `YYYY-MM-DD HH:MM:SS`. */
export function localMoment(instant: string, timeZone: string): string {
  const format =
    made.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  if (made.size < 500) made.set(timeZone, format);
  return format.format(new Date(instant));
}
