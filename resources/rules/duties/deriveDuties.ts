import type { AuditRegulation } from '../../entities/auditRegulations';
import type { Equipment } from '../../entities/equipments';
import type { InspectionDuty } from '../../entities/inspectionDuties';
import { dayOf, type Interval, nextAuditDate } from '../audits';
import { agreedInterval, type Catalogue, type IntervalRules, regulationsInForce } from '../planning';
import { type InspectionFact, lastInspectionOf } from './lastInspection';

export type DutyRegulation = Pick<
  AuditRegulation,
  'id' | 'type' | 'interval' | 'intervalUnit' | 'isMandatory' | 'alsoCovers'
>;
export type DutyPiece = Pick<
  Equipment,
  | 'id'
  | 'createdAt'
  | 'product'
  | 'category'
  | 'owner'
  | 'location'
  | 'purchaseDate'
  | 'commissioningDate'
  | 'dateOfFirstUse'
  | 'yearOfProduction'
  | 'maxYearsOfUse'
  | 'auditInterval'
  | 'auditIntervalUnit'
  | 'isArchived'
  | 'isScrapped'
>;
/** Identity of a duty among those of its piece. */
export type DutyKey = Pick<InspectionDuty, 'regulation' | 'type'>;
/** The manual input of a duty; everything else is derived. */
export type DutyStatement = Pick<
  InspectionDuty,
  | 'statedDate'
  | 'statedSource'
  | 'statedBy'
  | 'statedFile'
  | 'agreedDate'
  | 'agreedAfter'
  | 'agreedReason'
  | 'agreedBy'
>;
export type DutyValues = DutyStatement &
  Pick<
    InspectionDuty,
    | 'equipment'
    | 'regulation'
    | 'type'
    | 'isMandatory'
    | 'interval'
    | 'intervalUnit'
    | 'intervalSource'
    | 'startsOn'
    | 'lastDate'
    | 'lastResult'
    | 'lastAudit'
    | 'lastSource'
    | 'nextDate'
    | 'owner'
    | 'location'
    | 'category'
  >;

export interface DutySurroundings {
  catalogue: Catalogue<DutyRegulation>;
  intervals: IntervalRules;
}

export const noStatement: DutyStatement = {
  statedDate: null,
  statedSource: null,
  statedBy: null,
  statedFile: null,
  agreedDate: null,
  agreedAfter: null,
  agreedReason: null,
  agreedBy: null,
};

/**
 * The duties of a piece: one per regulation in force, one for its end of use if `maxYearsOfUse` is known, and one
 * without regulation if dates were given and no expert regulation applies. Days are `YYYY-MM-DD`.
 */
export function deriveDuties(
  piece: DutyPiece,
  statements: ReadonlyMap<string, DutyStatement>,
  inspections: readonly InspectionFact[],
  surroundings: DutySurroundings,
): DutyValues[] {
  const regulations = regulationsInForce(piece, surroundings.catalogue);
  const hasExpert = regulations.some(({ type }) => type === 'expert');
  const unregulated = statements.get(keyOfDuty(withoutRegulation)) ?? noStatement;
  const duties = regulations.map((regulation) => {
    const stated = statements.get(keyOfDuty({ regulation: regulation.id, type: regulation.type }));
    // Dates given before the expert regulation applied belong to its duty.
    const inherited = regulation.type === 'expert' ? unregulated : noStatement;
    return dutyOf(piece, regulation, {
      statement: mostTelling(stated, inherited),
      inspections,
      surroundings,
    });
  });
  const ofDates =
    !hasExpert && (unregulated.statedDate || unregulated.agreedDate) ? [datedDuty(piece, unregulated)] : [];
  const end = endOfUse(piece);
  return [...duties, ...ofDates, ...(end ? [end] : [])];
}

const withoutRegulation: DutyKey = { regulation: null, type: 'expert' };
export const keyOfDuty = ({ regulation, type }: DutyKey): string => `${regulation ?? ''}|${type}`;

function mostTelling(stated: DutyStatement | undefined, inherited: DutyStatement): DutyStatement {
  const isStated = stated && (stated.statedDate || stated.agreedDate);
  return isStated
    ? stated
    : inherited.statedDate || inherited.agreedDate
      ? inherited
      : (stated ?? noStatement);
}

interface Known {
  statement: DutyStatement;
  inspections: readonly InspectionFact[];
  surroundings: DutySurroundings;
}

function dutyOf(
  piece: DutyPiece,
  regulation: DutyRegulation,
  { statement, inspections, surroundings }: Known,
): DutyValues {
  const interval = agreedInterval(piece, regulation.type, regulation, surroundings.intervals);
  const last = lastInspectionOf(regulation, inspections, statement, surroundings.catalogue.regulations);
  const startsOn = firstDayOf(piece);
  const computed = last && interval ? nextAuditDate(last.date, interval) : null;
  const agreed = agreedDateOf(statement, last?.date ?? null);
  // A date without reason is limited by the current interval, even if the interval got shorter later.
  const nextDate =
    (agreed && noLater(agreed, computed, statement.agreedReason)) ??
    (last?.ownNextDate ? noLater(last.ownNextDate, computed, last.ownReason) : (computed ?? startsOn));
  return {
    ...statement,
    ...placeOf(piece),
    regulation: regulation.id,
    type: regulation.type,
    isMandatory: regulation.isMandatory !== false,
    interval: interval?.interval ?? null,
    intervalUnit: interval?.unit ?? null,
    intervalSource: interval?.origin ?? null,
    startsOn,
    lastDate: last?.date ?? null,
    lastResult: last?.result ?? null,
    lastAudit: last?.audit ?? null,
    lastSource: last?.source ?? null,
    nextDate: isOutOfUse(piece) ? null : nextDate,
  };
}

function datedDuty(piece: DutyPiece, statement: DutyStatement): DutyValues {
  const own =
    piece.auditInterval && piece.auditIntervalUnit
      ? { interval: piece.auditInterval, unit: piece.auditIntervalUnit }
      : null;
  const next =
    agreedDateOf(statement, statement.statedDate) ??
    (statement.statedDate && own ? nextAuditDate(statement.statedDate, own) : null);
  return {
    ...statement,
    ...placeOf(piece),
    ...withoutRegulation,
    isMandatory: true,
    interval: own?.interval ?? null,
    intervalUnit: own?.unit ?? null,
    intervalSource: own ? 'equipment' : null,
    startsOn: firstDayOf(piece),
    lastDate: statement.statedDate,
    lastResult: null,
    lastAudit: null,
    lastSource: statement.statedDate ? statement.statedSource : null,
    nextDate: isOutOfUse(piece) ? null : next,
  };
}

/**
 * The end of use, e.g. of a harness by its manufacturer's instructions (EN 365): `maxYearsOfUse` after the first day.
 */
function endOfUse(piece: DutyPiece): DutyValues | null {
  if (!piece.maxYearsOfUse) return null;
  const known = piece.dateOfFirstUse ?? piece.commissioningDate ?? piece.purchaseDate;
  // If the first day is unknown, the year of production is the safe assumption.
  const startsOn = known ?? (piece.yearOfProduction ? `${piece.yearOfProduction}-01-01` : firstDayOf(piece));
  return {
    ...noStatement,
    ...placeOf(piece),
    regulation: null,
    type: 'endOfUse',
    isMandatory: true,
    interval: piece.maxYearsOfUse,
    intervalUnit: 'YEARLY',
    intervalSource: 'equipment',
    startsOn,
    lastDate: null,
    lastResult: null,
    lastAudit: null,
    lastSource: null,
    nextDate: isOutOfUse(piece)
      ? null
      : nextAuditDate(startsOn, { interval: piece.maxYearsOfUse, unit: 'YEARLY' }),
  };
}

const noLater = (day: string, allowed: string | null, reason: string | null): string =>
  reason || allowed === null || day <= allowed ? day : allowed;

/** A manual date is valid until the next inspection. */
const agreedDateOf = (statement: DutyStatement, lastDate: string | null): string | null =>
  statement.agreedDate && (statement.agreedAfter ?? null) === lastDate ? statement.agreedDate : null;

/** The first day: first use, commissioning, purchase, else entry. */
export const firstDayOf = (
  piece: Pick<DutyPiece, 'dateOfFirstUse' | 'commissioningDate' | 'purchaseDate' | 'createdAt'>,
): string => piece.dateOfFirstUse ?? piece.commissioningDate ?? piece.purchaseDate ?? dayOf(piece.createdAt);

const isOutOfUse = ({ isArchived, isScrapped }: DutyPiece): boolean =>
  isArchived === true || isScrapped === true;

const placeOf = (piece: DutyPiece) => ({
  equipment: piece.id,
  owner: piece.owner,
  location: piece.location,
  category: piece.category,
});

type Due = Pick<DutyValues, 'isMandatory' | 'nextDate' | 'lastDate' | 'type'>;

/**
 * The duty that determines the piece's due date: the earliest mandatory one; undefined: nothing is due. On the same
 * day a missing first inspection has priority, the end of use comes last.
 */
export function earliestDue<D extends Due>(duties: readonly D[]): D | undefined {
  const order = ({ nextDate, lastDate, type }: Due) =>
    `${nextDate} ${type === 'endOfUse' ? 1 : 0} ${lastDate ?? ''}`;
  return duties
    .filter(({ isMandatory, nextDate }) => isMandatory && nextDate)
    .sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0))[0];
}

type LastAndInterval = Pick<DutyValues, 'lastDate' | 'interval' | 'intervalUnit'> & {
  startsOn: string | null;
};

/**
 * The latest day that an inspector may set without a reason: an interval after the last inspection, or the first day
 * if there was none; null: unlimited.
 */
export function latestNextDate({
  lastDate,
  startsOn,
  interval,
  intervalUnit,
}: LastAndInterval): string | null {
  if (!interval || !intervalUnit) return null;
  const allowed: Interval = { interval, unit: intervalUnit };
  return lastDate === null ? startsOn : nextAuditDate(lastDate, allowed);
}
