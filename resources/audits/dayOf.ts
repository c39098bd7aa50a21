// Poland, Germany and Hungary share one clock; a server in UTC must not put an early audit on the day before.
export const homeZone = 'Europe/Warsaw';
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: homeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day (`YYYY-MM-DD`) of an instant, on the clock of the halls that are inspected. */
export function dayOf(instant: string | Date): string {
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant)).map((part) => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}
