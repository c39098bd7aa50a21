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

/** What was answered, and what was found without an answer of its own. */
type Given = Pick<AuditContent, 'answers' | 'findings'>;

/** A part the piece does not have is named, lest a reader takes it for forgotten. */
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

  // A gap could be taken for a mistake of printing: what was found stands for an answer, and nothing is said as such.
  function withoutAnswer(): string {
    if (typeof given?.number === 'number') return '';
    const isFound = findings.some((finding) => finding.checkpoint === checkpoint.id);
    return isFound ? reportLabels(language).checkpoints.found : '–';
  }
}

/** Up to where an amount is green and orange, beside what was measured. */
function limitsOf({ greenMax, orangeMax, unit }: Checkpoint, language: Language, formats: Formats): string {
  const words = reportLabels(language).checkpoints;
  const upTo = (word: string, most: number | null | undefined) =>
    typeof most === 'number'
      ? `${word} ≤ ${[formats.number(most), unit].filter(Boolean).join('\u00a0')}`
      : '';
  return [upTo(words.green, greenMax), upTo(words.orange, orangeMax)].filter(Boolean).join('\n');
}
