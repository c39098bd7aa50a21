import { dayAfter } from '../../language/due';
import { isMissedInspection } from '../planning';

/** How a pin of a piece of equipment looks, the most urgent first. */
export const pinKinds = ['locked', 'overdue', 'soon', 'later', 'noDate'] as const;
export type PinKind = (typeof pinKinds)[number];
/** The same on an appointment. */
export const inspectionPinKinds = ['open', 'deficient', 'done', 'notFound'] as const;
export type InspectionPinKind = (typeof inspectionPinKinds)[number];

interface Piece {
  isLocked: boolean | null;
  nextAuditDate: string | null;
}

/** Days ahead within which an inspection counts as due soon, as in lists. */
const soonDays = 30;

/** Of a piece on the plan of a place; days as `YYYY-MM-DD`. */
export function pinKindOf({ isLocked, nextAuditDate }: Piece, today: string): PinKind {
  if (isLocked) return 'locked';
  if (nextAuditDate === null) return 'noDate';
  if (nextAuditDate < today) return 'overdue';
  return nextAuditDate <= dayAfter(today, soonDays) ? 'soon' : 'later';
}

interface Inspected {
  isFinished: boolean | null;
  isMissed: boolean | null;
  result: string | null;
}

/** Of an inspection on an appointment. */
export function inspectionPinKind(audit: Inspected): InspectionPinKind {
  if (isMissedInspection(audit)) return 'notFound';
  if (!audit.isFinished) return 'open';
  return audit.result === 'OKAY' ? 'done' : 'deficient';
}
