import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import {
  type ChecklistPart,
  type Checkpoint,
  checkpointsOf,
} from '@plumbline/resources/entities/checkpoints/checklistParts';
import { newId } from '@plumbline/resources/language/ids';
import { askedParts } from '@plumbline/resources/rules/audits/askedParts';

export interface SampleAnswers {
  /** The checkpoint at which a deficiency is recorded; null: there is none. */
  capturedAt: string | null;
  /** Answers of an inspection without deficiency, or with one at `capturedAt`. */
  answers: (isBad: boolean) => AuditAnswer[];
}

/** Answers to all checkpoints of a checklist; shared by inspections with the same outcome. */
export function sampleAnswers(parts: readonly ChecklistPart[]): SampleAnswers {
  const points = parts.flatMap(checkpointsOf);
  const captured =
    points.find(({ type }) => type === 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE') ??
    points.find(({ type }) => type === 'DEFICIENCY_CAPTURE');
  const made = { good: answersTo(parts), bad: answersTo(parts, captured) };
  return { capturedAt: captured?.id ?? null, answers: (isBad) => (isBad ? made.bad : made.good) };
}

function answersTo(parts: readonly ChecklistPart[], bad?: Checkpoint): AuditAnswer[] {
  const answers = parts.flatMap(checkpointsOf).map((point) => answerTo(point, point.id === bad?.id));
  const findings = bad ? [{ checkpoint: bad.id, dangerLevel: 'orange' as const }] : [];
  const asked = new Set(
    askedParts({ parts, answers, notApplicableParts: null, findings })
      .flatMap(checkpointsOf)
      .map(({ id }) => id),
  );
  return answers.filter(({ checkpoint }) => asked.has(checkpoint));
}

function answerTo(point: Checkpoint, isBad: boolean): AuditAnswer {
  const base = { id: newId(), checkpoint: point.id };
  if (point.type === 'NUMBER' || point.type === 'NUMBER_WITH_COMMENT')
    return { ...base, number: Math.round((point.greenMax ?? 2) * 5) / 10, dangerLevel: 'green' };
  if (point.type.startsWith('YES_NO'))
    return { ...base, answer: point.negativeAnswer === 'YES' ? 'NO' : 'YES' };
  return { ...base, answer: isBad ? 'NOT_OKAY' : 'OKAY' };
}
