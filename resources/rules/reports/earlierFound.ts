import type { Audit } from '../../entities/audits';
import type { Deficiency } from '../../entities/deficiencies';
import { dayOf } from '../audits';
import { dangerLevelOn } from '../locks';

type Kept = NonNullable<Audit['earlierFound']>[number];
/** An earlier deficiency as it was at the time of the inspection. */
export type EarlierFound = Omit<Kept, 'id'>;

export interface Known {
  /** All of the piece. */
  deficiencies: readonly Deficiency[];
  /** The inspections that found them, as far as known. */
  inspections: ReadonlyMap<string, Pick<Audit, 'dateAudited'>>;
  /** Days until an orange one becomes red; null: default. */
  escalationDays: number | null;
}

/**
 * Earlier deficiencies in an inspection's report, newest first: answered ones, open ones, and those of the previous
 * inspection.
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
      bay: one.bay,
      level: one.level,
    }));
}

/** Those escalated after the inspection were orange then. */
const levelOn = (one: Deficiency, day: string, days: number | null): Deficiency['dangerLevel'] =>
  one.dangerLevel === 'red' && one.escalatedOn && one.escalatedOn > day
    ? 'orange'
    : dangerLevelOn(one, day, days);

export interface EarlierState extends EarlierFound {
  /** The inspection's answer; null: none. */
  outcome: 'REMEDIED' | 'UNCHANGED' | 'WORSE' | null;
  comment: string | null;
  /** Needs work. */
  isLeft: boolean;
}

/** Earlier deficiencies with this inspection's answers and danger levels at that time. */
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
