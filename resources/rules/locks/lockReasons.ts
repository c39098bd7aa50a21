import type { Equipment } from '../../entities/equipments';
import type { ChoiceOf } from '../../language/choices/choiceSet';
import { auditTypeOrder, type lockKind } from '../../language/choices/choices';
import type { AuditResult } from '../audits';
import { dayOf } from '../audits';

export type LockReason = NonNullable<Equipment['lockReasons']>[number];
export type LockKind = ChoiceOf<typeof lockKind>;

/** The facts of a finished inspection that lock a piece or lift a lock. */
export interface LockingFact {
  id: string;
  type: string | null;
  result: AuditResult | null;
  dateAudited: string;
  /** Its lock was lifted, or its scrapping revoked, by a command. */
  isLifted: boolean;
  /** Finished on a device without a newer deficiency or lock. */
  isUnaware: boolean;
  inspector: string | null;
}
export interface OpenDeficiency {
  id: string;
  audit: string | null;
  description: string;
  since: string;
}

interface Facts {
  piece: { isScrapped: boolean | null; lockReasons: readonly LockReason[] | null };
  inspections: readonly LockingFact[];
  /** Open, red, at a visible checkpoint. */
  redDeficiencies: readonly OpenDeficiency[];
  /** The end of its years of use; null: unlimited. */
  endOfUse: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
}

/**
 * The lock reasons of a piece in a fixed order; empty: not locked. A locking result is lifted by a later inspection of
 * the same or a higher type (light < maintenance < expert), a red deficiency by closing it, a manual lock and
 * scrapping by a command.
 */
export function lockReasonsOf({ piece, inspections, redDeficiencies, endOfUse, today }: Facts): LockReason[] {
  const byHand = (piece.lockReasons ?? []).filter(({ kind }) => kind === 'person');
  const scrapping = inspections.filter((one) => one.result === 'SCRAP' && !one.isLifted);
  const knownScrap = (piece.lockReasons ?? []).filter(({ kind }) => kind === 'scrap');
  const scrap = piece.isScrapped
    ? [
        ...scrapping.map((one) => ofInspection('scrap', one)),
        ...(scrapping.length === 0
          ? knownScrap.length > 0
            ? knownScrap
            : [reason({ id: 'scrap', kind: 'scrap' })]
          : []),
      ]
    : [];
  return [
    ...scrap,
    ...redDeficiencies.map((one) =>
      reason({
        id: one.id,
        kind: 'deficiency',
        deficiency: one.id,
        audit: one.audit,
        since: one.since,
        reason: one.description.slice(0, longestReason),
      }),
    ),
    ...lockingResults(inspections).map((one) => ofInspection('inspection', one)),
    ...byHand,
    ...(endOfUse !== null && endOfUse <= today
      ? [reason({ id: 'endOfUse', kind: 'endOfUse', since: endOfUse })]
      : []),
  ];
}

const longestReason = 300;

/** Locking results not lifted by a later inspection of the same or a higher type; the newest per type. */
function lockingResults(inspections: readonly LockingFact[]): LockingFact[] {
  const newestFirst = [...inspections].sort(
    (a, b) => Date.parse(b.dateAudited) - Date.parse(a.dateAudited) || (a.id < b.id ? 1 : -1),
  );
  const found: LockingFact[] = [];
  let lifted = -1;
  for (const one of newestFirst) {
    const rank = rankOf(one.type);
    if (one.result === 'REPAIR_LOCKED') {
      if (!one.isLifted && rank > lifted && !found.some(({ type }) => type === one.type)) found.push(one);
    } else if (lifts(one)) lifted = Math.max(lifted, rank);
  }
  return found;
}

const lifts = ({ result, isUnaware }: LockingFact): boolean =>
  !isUnaware && (result === 'OKAY' || result === 'REPAIR_CAN_USE');

/** Rank of an inspection type; unknown types lift nothing. */
export const rankOf = (type: string | null): number =>
  (auditTypeOrder as readonly (string | null)[]).indexOf(type);

const ofInspection = (kind: LockKind, one: LockingFact): LockReason =>
  reason({ id: one.id, kind, audit: one.id, since: dayOf(one.dateAudited), by: one.inspector });

export const reason = (given: Partial<LockReason> & Pick<LockReason, 'id' | 'kind'>): LockReason => ({
  deficiency: null,
  audit: null,
  since: null,
  by: null,
  reason: null,
  ...given,
});
