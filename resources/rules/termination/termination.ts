import { dayAfter } from '../../language/due';

/** Days in which a terminated account can still be read, exported and reactivated; then it is erased. */
export const daysUntilErasure = 90;

/** The date (`YYYY-MM-DD`) of erasure for an account terminated on `day`. */
export const erasureDayOf = (day: string): string => dayAfter(day, daysUntilErasure);

/** Days before the erasure on which the owners get a mail; the first mail is sent with the termination. */
export const reminderDays = [30, 7] as const;

/** The reminder due on `day` for an account erased on `erasureDay`; a missed one is due on the next day. */
export function dueReminder(erasureDay: string, day: string): (typeof reminderDays)[number] | undefined {
  if (erasureDay <= day) return undefined;
  return reminderDays.findLast((days) => dayAfter(erasureDay, -days) <= day);
}
