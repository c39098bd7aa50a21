import type { Audit } from '../../entities/audits';
import type { Deficiency } from '../../entities/deficiencies';
import { dayOf } from '../audits';
import { dangerLevelOn } from '../locks';

type Kept = NonNullable<Audit['earlierFound']>[number];
/** A deficiency of an earlier inspection as it was when the piece was inspected again. */
export type EarlierFound = Omit<Kept, 'id'>;

export interface Known {
  /** All of the piece. */
  deficiencies: readonly Deficiency[];
  /** The inspections that found them, as far as they are known. */
  inspections: ReadonlyMap<string, Pick<Audit, 'dateAudited'>>;
  /** Days until an orange one becomes red; null: as usual. */
  escalationDays: number | null;
}

/**
 * What an inspection's report tells of the piece's earlier deficiencies, the newest first: those it answered, those that
 * were open, and what the inspection before this one found.
 */
export function earlierFoundBy(
  audit: Pick<Audit, 'id' | 'equipment' | 'dateAudited' | 'followUps'>,
  { deficiencies, inspections, escalationDays }: Known,
): EarlierFound[] {
  const foundAt = (one: Deficiency): string => inspections.get(one.audit)?.dateAudited ?? one.createdAt;
  const answered = new Set((audit.followUps ?? []).map(({ deficiency }) => deficiency));
  const before = deficiencies
    .filter(
      (one) =>
        one.equipment === audit.equipment &&
        one.audit !== audit.id &&
        one.isNotAsked !== true &&
        (answered.has(one.id) || foundAt(one) < (audit.dateAudited ?? '~')),
    )
    .sort((a, b) => foundAt(b).localeCompare(foundAt(a), 'en') || (a.id < b.id ? -1 : 1));
  const last = before[0]?.audit;
  const day = dayOf(audit.dateAudited ?? new Date());
  return before
    .filter((one) => answered.has(one.id) || one.status !== 'COMPLETED' || one.audit === last)
    .map((one) => ({
      deficiency: one.id,
      description: one.description,
      dangerLevel: levelOn(one, day, escalationDays),
      status: one.status,
      foundOn: dayOf(foundAt(one)),
      measure: one.measure,
      dateDue: one.dateDue,
      responsiblePerson: one.responsiblePerson,
      remedy: one.remedy,
    }));
}

/** What has become red after the inspection was still orange there. */
const levelOn = (one: Deficiency, day: string, days: number | null): Deficiency['dangerLevel'] =>
  one.dangerLevel === 'red' && one.escalatedOn && one.escalatedOn > day
    ? 'orange'
    : dangerLevelOn(one, day, days);

export interface EarlierState extends EarlierFound {
  /** What the inspection answered; null: it did not. */
  outcome: 'REMEDIED' | 'UNCHANGED' | 'WORSE' | null;
  comment: string | null;
  /** Something is still to be done. */
  isLeft: boolean;
}

/** The earlier deficiencies with what became of each by this inspection, as dangerous as it found them. */
export function earlierStates(
  { followUps }: Pick<Audit, 'followUps'>,
  found: readonly EarlierFound[],
): EarlierState[] {
  const answers = new Map((followUps ?? []).map((one) => [one.deficiency, one]));
  return found.map((one) => {
    const answer = answers.get(one.deficiency);
    const outcome = answer?.outcome ?? null;
    return {
      ...one,
      dangerLevel: outcome === 'WORSE' ? (answer?.dangerLevel ?? one.dangerLevel) : one.dangerLevel,
      outcome,
      comment: (answer ? answer.comment : one.remedy) ?? null,
      isLeft: outcome === null ? one.status !== 'COMPLETED' : outcome !== 'REMEDIED',
    };
  });
}
