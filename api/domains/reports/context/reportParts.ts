import { dangerLevelOf } from '@plumbline/resources/entities/checkpoints/assessCheckpoint';
import {
  type AuditContent,
  answerTo,
  type ChecklistPart,
  type Checkpoint,
  checkpointsOf,
} from '@plumbline/resources/entities/checkpoints/checklistParts';
import { type Language, localized } from '@plumbline/resources/language/languages';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import type { Formats } from './formats';

type ReportPart = ReportEquipment['parts'][number];

/** The answers, and findings at checkpoints without an answer. */
type Given = Pick<AuditContent, 'answers' | 'findings'>;

/** A part that does not apply is listed, so that it is not taken for forgotten. */
export function setAside(part: ChecklistPart, language: Language): ReportPart {
  const words = reportLabels(language).checkpoints;
  const nothing = {
    answer: '',
    value: '',
    unit: '',
    limits: '',
    comment: '',
    danger: { code: '' as const, word: '' },
  };
  return {
    name: localized(part.name, language),
    checkpoints: shownIn(part).length > 0 ? [{ number: '1', name: words.notApplicable, ...nothing }] : [],
  };
}

export function reportPart(
  part: ChecklistPart,
  given: Given,
  language: Language,
  formats: Formats,
): ReportPart {
  return {
    name: localized(part.name, language),
    checkpoints: shownIn(part).map((checkpoint, index) =>
      reportCheckpoint(checkpoint, index, given, language, formats),
    ),
  };
}

export const shownIn = (part: ChecklistPart): Checkpoint[] =>
  checkpointsOf(part).filter((checkpoint) => checkpoint.isReferToReport !== false);

function reportCheckpoint(
  checkpoint: Checkpoint,
  index: number,
  { answers, findings }: Given,
  language: Language,
  formats: Formats,
) {
  const given = answerTo(checkpoint, answers);
  const level = dangerLevelOf(checkpoint, given);
  const choices = reportChoices(language);
  return {
    number: String(index + 1),
    name: localized(checkpoint.name, language),
    answer: given?.answer ? choices.answer[given.answer] : withoutAnswer(),
    value: formats.number(given?.number),
    unit: typeof given?.number === 'number' ? (checkpoint.unit ?? '') : '',
    limits: limitsOf(checkpoint, language, formats),
    comment: given?.comment ?? '',
    danger: level ? { code: level, word: choices.dangerLevel[level] } : { code: '' as const, word: '' },
  };

  // A blank could be taken for a printing error: a finding counts as the answer, and no answer is printed as such.
  function withoutAnswer(): string {
    if (typeof given?.number === 'number') return '';
    const isFound = findings.some((finding) => finding.checkpoint === checkpoint.id);
    return isFound ? reportLabels(language).checkpoints.found : '–';
  }
}

/** Limits of green and orange for a measured value. */
function limitsOf({ greenMax, orangeMax, unit }: Checkpoint, language: Language, formats: Formats): string {
  const words = reportLabels(language).checkpoints;
  const upTo = (word: string, most: number | null | undefined) =>
    typeof most === 'number'
      ? `${word} ≤ ${[formats.number(most), unit].filter(Boolean).join('\u00a0')}`
      : '';
  return [upTo(words.green, greenMax), upTo(words.orange, orangeMax)].filter(Boolean).join('\n');
}
