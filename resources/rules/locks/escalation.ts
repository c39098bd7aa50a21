import type { Deficiency } from '../../entities/deficiencies';
import { dayAfter } from '../../language/due';

/** Maximum days an orange deficiency may stay open (EN 15635, 9.4.5: four weeks); accounts may set fewer. */
export const defaultEscalationDays = 28;
/** Days before an escalation at which the people responsible are warned. */
export const escalationNoticeDays = 3;

type Escalating = Pick<Deficiency, 'dangerLevel' | 'status' | 'isNotAsked' | 'orangeSince'>;

/** The day on which an open orange deficiency becomes red; null: never. */
export function escalatesOn(deficiency: Escalating, days: number | null): string | null {
  const isOpen = deficiency.status !== 'COMPLETED' && deficiency.isNotAsked !== true;
  if (!isOpen || deficiency.dangerLevel !== 'orange' || !deficiency.orangeSince) return null;
  return dayAfter(deficiency.orangeSince, days ?? defaultEscalationDays);
}

/** The danger level on a day (`YYYY-MM-DD`), even before the server has escalated it. */
export function dangerLevelOn(
  deficiency: Escalating,
  today: string,
  days: number | null,
): Deficiency['dangerLevel'] {
  const day = escalatesOn(deficiency, days);
  return day !== null && day <= today ? 'red' : deficiency.dangerLevel;
}
