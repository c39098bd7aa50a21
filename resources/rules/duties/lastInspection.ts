import type { InspectionDuty } from '../../entities/inspectionDuties';
import type { AuditResult } from '../audits';
import { dayOf } from '../audits';

/** The facts of a finished inspection that renew duties. */
export interface InspectionFact {
  id: string;
  regulation: string | null;
  type: string | null;
  result: AuditResult | null;
  dateAudited: string;
  nextAuditDate: string | null;
  /** Set by the inspector; else derived from the interval. */
  isNextDateSet: boolean;
  /** Reason for a date later than the interval; such a date is invalid without one. */
  nextDateReason: string | null;
}

export interface LastInspection {
  date: string;
  result: AuditResult | null;
  audit: string | null;
  source: InspectionDuty['lastSource'];
  /** The next date set by its inspector for this regulation. */
  ownNextDate: string | null;
  ownReason: string | null;
}

type Statement = Pick<InspectionDuty, 'statedDate' | 'statedSource'>;
interface Covering {
  id: string;
  alsoCovers?: readonly string[] | null;
}

/**
 * The inspection that last renewed a regulation's duty: by it, by a regulation that covers it, or stated by import or
 * a person. On the same day, inspections here have priority over statements, and the regulation itself over others.
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
