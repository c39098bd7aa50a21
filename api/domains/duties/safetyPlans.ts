import type { TransactionCall } from '../../entities/hooks';
import type { SafetyPlan } from './planSafety';

const plans = new WeakMap<TransactionCall['db'], Map<string, SafetyPlan>>();

/** Plans that are worked out before a piece is written wait here, by its id, until its duties are stored after it. */
export function plansOf({ db }: Pick<TransactionCall, 'db'>): Map<string, SafetyPlan> {
  const known = plans.get(db) ?? new Map<string, SafetyPlan>();
  plans.set(db, known);
  return known;
}
