import type { Appointment } from '@plumbline/resources/rules/planning/whyNotChoosable';
import type { EquipmentRefusal } from '../planningCommands';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why an equipment cannot be planned, and where and when it is planned already. */
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
