import type { InspectionDuty } from '../../entities/inspectionDuties';
import type { AuditResult } from '../audits';
import { dayOf } from '../audits';

/** A finished inspection, as far as it renews duties. */
export interface InspectionFact {
  id: string;
  regulation: string | null;
  type: string | null;
  result: AuditResult | null;
  dateAudited: string;
  nextAuditDate: string | null;
  /** The inspector set the next date; otherwise it follows from the interval. */
  isNextDateSet: boolean;
  /** Why that is later than the interval allows; without a reason it cannot be. */
  nextDateReason: string | null;
}

export interface LastInspection {
  date: string;
  result: AuditResult | null;
  audit: string | null;
  source: InspectionDuty['lastSource'];
  /** The next date that its inspector set for this very regulation. */
  ownNextDate: string | null;
  ownReason: string | null;
}

type Statement = Pick<InspectionDuty, 'statedDate' | 'statedSource'>;
interface Covering {
  id: string;
  alsoCovers?: readonly string[] | null;
}

/**
 * The inspection that last renewed the duty of a regulation: by it, by one that also covers it, or stated by a list or a
 * person. On the same day one carried out here counts before a statement, its own regulation before another.
 */
export function lastInspectionOf(
  regulation: Pick<Covering, 'id'>,
  inspections: readonly InspectionFact[],
  { statedDate, statedSource }: Statement,
  regulations: ReadonlyMap<string, Covering>,
): LastInspection | null {
  let newest: InspectionFact | undefined;
  for (const one of inspections) {
    if (renews(one.regulation, regulation.id, regulations) && isNewer(one, newest, regulation.id))
      newest = one;
  }
  const day = newest && dayOf(newest.dateAudited);
  if (statedDate && (!day || statedDate > day))
    return {
      date: statedDate,
      result: null,
      audit: null,
      source: statedSource,
      ownNextDate: null,
      ownReason: null,
    };
  if (!newest || !day) return null;
  const isOwn = newest.regulation === regulation.id;
  return {
    date: day,
    result: newest.result,
    audit: newest.id,
    source: 'audit',
    ownNextDate: isOwn && newest.isNextDateSet ? newest.nextAuditDate : null,
    ownReason: isOwn ? newest.nextDateReason : null,
  };
}

function renews(by: string | null, id: string, regulations: ReadonlyMap<string, Covering>): boolean {
  if (by === null) return false;
  return by === id || (regulations.get(by)?.alsoCovers ?? []).includes(id);
}

function isNewer(one: InspectionFact, than: InspectionFact | undefined, own: string): boolean {
  if (!than) return true;
  const [day, other] = [dayOf(one.dateAudited), dayOf(than.dateAudited)];
  if (day !== other) return day > other;
  const [isOwn, isOthers] = [one.regulation === own, than.regulation === own];
  if (isOwn !== isOthers) return isOwn;
  return one.dateAudited === than.dateAudited ? one.id > than.id : one.dateAudited > than.dateAudited;
}
