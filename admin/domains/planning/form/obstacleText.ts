import type { Appointment } from '@plumbline/resources/rules/planning/whyNotChoosable';
import type { EquipmentRefusal } from '../planningCommands';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why a piece cannot be inspected on this planning, in words; where and when it already is. */
export function obstacleText(
  code: EquipmentRefusal['code'],
  appointment: Appointment | null,
  translate: Translate,
  date: (day: string) => string,
): string {
  if (code !== 'ALREADY_PLANNED' || !appointment) return translate(`planning.obstacle.${code}`);
  const where = appointment.title ?? appointment.locationName ?? '–';
  return translate('planning.obstacle.ALREADY_PLANNED_WHERE', { where, date: date(appointment.datePlanned) });
}
