import { type DutyValues, keyOfDuty } from '@plumbline/resources/rules/duties/deriveDuties';
import { approximateDays } from '@plumbline/resources/rules/planning/agreedInterval';
import { failFields } from '../../base/errors/errors';
import type { Write } from '../../entities/hooks';

/**
 * An interval on the equipment longer than the regulation's or the agreed one postpones inspections, so only owners and
 * administrators may set it; a shorter one is free. INVALID at `auditInterval`.
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

/** Fields that determine the first due date and the end of use. */
const startFields = [
  'dateOfFirstUse',
  'commissioningDate',
  'purchaseDate',
  'yearOfProduction',
  'maxYearsOfUse',
];

/**
 * Changing the first use or service life so that a duty is postponed or a lock ends is allowed for owners and
 * administrators with a reason (`nextAuditDateReason`); in an import the file name is enough. INVALID at the field.
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
