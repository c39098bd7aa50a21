import { lockKind } from '../language/choices/choices';
import { choice, date, datetime, text } from '../language/fields/builders';

/** A lock lifted by hand: which, when, by whom and why. */
export const liftedLockFields = {
  kind: choice(lockKind, { required: true }),
  since: date(),
  lockedBy: text({ max: 200, personal: true }),
  lockReason: text({ max: 300 }),
  at: datetime(),
  by: text({ max: 200, personal: true }),
  reason: text({ max: 300 }),
} as const;
