import type { Audit } from '../../entities/audits';
import type { Deficiency } from '../../entities/deficiencies';

type Found = Pick<Deficiency, 'id' | 'audit' | 'status' | 'lastOutcomeAudit' | 'createdAt'>;
type Inspection = Pick<Audit, 'id' | 'dateAudited' | 'followUps' | 'unawareOf'>;

/** Deficiencies of other inspections that an inspection has to answer before it is finished: open, or closed by it. */
export const earlierOpenOf = <D extends Found>({ id }: Pick<Audit, 'id'>, ofPiece: readonly D[]): D[] =>
  ofPiece.filter((one) => one.audit !== id && isOpenFor(id, one));

/**
 * Deficiencies of other inspections that a finished inspection decides on when it is corrected: those it answered,
 * whatever became of them since, and open ones found before it, or that it is marked as unaware of. Those found later
 * are left to later inspections.
 */
export function earlierDecidedBy<D extends Found>(
  audit: Inspection,
  ofPiece: readonly D[],
  /** The inspections that found them, as far as known. */
  inspections: ReadonlyMap<string, Pick<Audit, 'dateAudited'>>,
): D[] {
  const answered = new Set((audit.followUps ?? []).map(({ deficiency }) => deficiency));
  return ofPiece.filter(
    (one) =>
      one.audit !== audit.id &&
      (answered.has(one.id) || (isOpenFor(audit.id, one) && !isFoundLater(audit, one, inspections))),
  );
}

/** Whether a deficiency was found after an inspection that is not marked as unaware of it. */
export function isFoundLater(
  { dateAudited, unawareOf }: Pick<Inspection, 'dateAudited' | 'unawareOf'>,
  { id, audit, createdAt }: Pick<Found, 'id' | 'audit' | 'createdAt'>,
  inspections: ReadonlyMap<string, Pick<Audit, 'dateAudited'>>,
): boolean {
  const foundAt = inspections.get(audit)?.dateAudited ?? createdAt;
  const isMarked = (unawareOf ?? []).some(({ key }) => key === id);
  return !isMarked && dateAudited !== null && Date.parse(foundAt) > Date.parse(dateAudited);
}

const isOpenFor = (id: string, { status, lastOutcomeAudit }: Found): boolean =>
  status !== 'COMPLETED' || lastOutcomeAudit === id;
