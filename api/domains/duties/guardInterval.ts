import { type DutyValues, keyOfDuty } from '@plumbline/resources/rules/duties/deriveDuties';
import { approximateDays } from '@plumbline/resources/rules/planning/agreedInterval';
import { failFields } from '../../base/errors/errors';
import type { Write } from '../../entities/hooks';

/**
 * An interval of the piece itself that is longer than the regulation's, or what was agreed, puts its inspections off: that is
 * for owners and administrators to decide. A shorter one anybody sets who may change the piece. Throws a field error.
 */
export function refuseLongerInterval(
  { call, before, after }: Write,
  duties: readonly DutyValues[],
  withoutOwn: () => readonly DutyValues[],
): void {
  const { role } = call.actor;
  if (call.isSystem || role === 'Owner' || role === 'Administrator') return;
  const isSame = ['auditInterval', 'auditIntervalUnit'].every(
    (name) => (before?.[name] ?? null) === (after?.[name] ?? null),
  );
  if (isSame || !after?.auditInterval) return;
  const agreed = new Map(withoutOwn().map((duty) => [keyOfDuty(duty), daysOf(duty)]));
  const isLonger = duties.some((duty) => {
    const allowed = agreed.get(keyOfDuty(duty)) ?? null;
    const days = daysOf(duty);
    return allowed !== null && days !== null && days > allowed;
  });
  if (isLonger) failFields({ auditInterval: { message: 'validation.longerThanAgreed' } });
}

/** What the first day and the end of use follow from. */
const startFields = [
  'dateOfFirstUse',
  'commissioningDate',
  'purchaseDate',
  'yearOfProduction',
  'maxYearsOfUse',
];

/**
 * Another first day, or another time of use, that puts off what is due or ends a lock: for owners and administrators, with
 * a reason (`nextAuditDateReason`); a list says it with its name. Throws a field error.
 */
export function refuseLaterStart(
  { call, before, after, sent }: Write,
  duties: readonly DutyValues[],
  known: () => readonly DutyValues[],
): void {
  if (call.isSystem || !before || !after) return;
  const changed = startFields.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  const [field] = changed;
  if (!field) return;
  const dates = new Map(duties.map((duty) => [keyOfDuty(duty), duty.nextDate]));
  const putOff = known().find((duty) => {
    const next = dates.get(keyOfDuty(duty)) ?? null;
    return duty.nextDate !== null && (next === null || next > duty.nextDate);
  });
  if (!putOff) return;
  const args = { date: putOff.nextDate ?? '' };
  const { role } = call.actor;
  if (role !== 'Owner' && role !== 'Administrator')
    failFields({ [field]: { message: 'validation.laterThanInterval', args } });
  const reason = sent?.nextAuditDateReason;
  if (!call.importing && !(typeof reason === 'string' && reason.trim()))
    failFields({ nextAuditDateReason: { message: 'validation.laterNeedsReason', args } });
}

const daysOf = ({ interval, intervalUnit: unit }: DutyValues): number | null =>
  interval && unit ? approximateDays({ interval, unit }) : null;
