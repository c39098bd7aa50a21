import { dayAfter } from '../../language/due';

/** Days in which a terminated account can still be read, exported and taken back; then it is erased. */
export const daysUntilErasure = 90;

/** The day (`YYYY-MM-DD`) on which an account is erased that is terminated on `day`. */
export const erasureDayOf = (day: string): string => dayAfter(day, daysUntilErasure);

/** Days before the erasure on which the owners are written to; the first mail goes out with the termination itself. */
export const reminderDays = [30, 7] as const;

/** The reminder that is due on `day`, where the account is erased on `erasureDay`: where nothing ran on the day, on the next. */
export function dueReminder(erasureDay: string, day: string): (typeof reminderDays)[number] | undefined {
  if (erasureDay <= day) return undefined;
  return reminderDays.findLast((days) => dayAfter(erasureDay, -days) <= day);
}
