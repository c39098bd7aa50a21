import { type DutyValues, keyOfDuty } from '@plumbline/resources/duties/deriveDuties';
import { approximateDays } from '@plumbline/resources/planning/agreedInterval';
import type { Write } from '../entities/hooks';
import { failFields } from '../errors';

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

const daysOf = ({ interval, intervalUnit: unit }: DutyValues): number | null =>
  interval && unit ? approximateDays({ interval, unit }) : null;
