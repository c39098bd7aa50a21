import type { TransactionCall } from '../../entities/hooks';
import type { SafetyPlan } from './planSafety';

const plans = new WeakMap<TransactionCall['db'], Map<string, SafetyPlan>>();

/** Plans calculated before equipment is written, by its id, kept per transaction until its duties are stored. */
export function plansOf({ db }: Pick<TransactionCall, 'db'>): Map<string, SafetyPlan> {
  const known = plans.get(db) ?? new Map<string, SafetyPlan>();
  plans.set(db, known);
  return known;
}
