import type { Equipment } from '../../entities/equipments';
import { dayOf } from '../audits';
import { type LockingFact, type LockReason, lockReasonsOf, type OpenDeficiency } from '../locks';
import {
  type DutyPiece,
  type DutyStatement,
  type DutySurroundings,
  type DutyValues,
  deriveDuties,
  earliestDue,
} from './deriveDuties';
import type { InspectionFact } from './lastInspection';

export type SafetyPiece = DutyPiece & Pick<Equipment, 'lockReasons'>;

/** Fields of a piece derived from inspections, deficiencies, duties and locks. */
export type DerivedFields = Pick<
  Equipment,
  | 'lastAuditDate'
  | 'nextAuditDate'
  | 'nextAuditDateReason'
  | 'dueType'
  | 'dueLastDate'
  | 'lastAuditResult'
  | 'isScrapped'
  | 'isLocked'
  | 'isLockedByHand'
  | 'lockReasons'
>;

export interface PieceSafety {
  duties: DutyValues[];
  fields: DerivedFields;
}

interface Known {
  statements: ReadonlyMap<string, DutyStatement>;
  inspections: readonly (InspectionFact & LockingFact)[];
  redDeficiencies: readonly OpenDeficiency[];
  surroundings: DutySurroundings;
  /** `YYYY-MM-DD`. */
  today: string;
}

/**
 * Duties and locks of a piece from all known facts, independent of the order of their arrival. SCRAP stays until
 * revoked by a command.
 */
export function pieceSafety(
  piece: SafetyPiece,
  { statements, inspections, redDeficiencies, surroundings, today }: Known,
): PieceSafety {
  const isScrapped =
    piece.isScrapped === true || inspections.some(({ result, isLifted }) => result === 'SCRAP' && !isLifted);
  const duties = deriveDuties({ ...piece, isScrapped }, statements, inspections, surroundings);
  const latest = latestOf(inspections);
  const lastDays = [
    ...duties.flatMap(({ lastDate }) => lastDate ?? []),
    ...(latest ? [dayOf(latest.dateAudited)] : []),
  ];
  const due = earliestDue(duties);
  const deciding = duties.find((duty) => duty.agreedReason && duty.nextDate === duty.agreedDate);
  const lockReasons: LockReason[] = lockReasonsOf({
    piece: { ...piece, isScrapped },
    inspections,
    redDeficiencies,
    endOfUse: isScrapped ? null : (duties.find(({ type }) => type === 'endOfUse')?.nextDate ?? null),
    today,
  });
  return {
    duties,
    fields: {
      lastAuditDate: lastDays.sort().at(-1) ?? null,
      nextAuditDate: due?.nextDate ?? null,
      dueType: due?.type ?? null,
      dueLastDate: due?.lastDate ?? null,
      nextAuditDateReason: deciding?.agreedReason ?? null,
      lastAuditResult: latest?.result ?? null,
      isScrapped,
      isLocked: lockReasons.length > 0,
      isLockedByHand: lockReasons.some(({ kind }) => kind === 'person'),
      lockReasons: lockReasons.length > 0 ? lockReasons : null,
    },
  };
}

const latestOf = <F extends InspectionFact>(inspections: readonly F[]): F | undefined =>
  [...inspections].sort(
    (a, b) => Date.parse(b.dateAudited) - Date.parse(a.dateAudited) || (a.id < b.id ? 1 : -1),
  )[0];
