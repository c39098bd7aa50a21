/** Value of an invalid typed date, which validation refuses. */
export const notADate = 'invalid';

/** `YYYY-MM-DD` as midnight in local time, as the calendars require. */
export function dayToDate(day: string | null): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '');
  return parts ? new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : null;
}

export function dateToDay(date: Date | null): string | null {
  if (!date) return null;
  if (Number.isNaN(date.getTime()) || date.getFullYear() < 1000) return notADate;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const momentToDate = (moment: string | null): Date | null =>
  moment && !Number.isNaN(Date.parse(moment)) ? new Date(moment) : null;
export const dateToMoment = (date: Date | null): string | null =>
  date && (Number.isNaN(date.getTime()) ? notADate : date.toISOString());
