import type { AuditAnswer } from '../audits';
import { type AuditContent, answerTo, type Checkpoint, type Finding, findingsAt } from './checklistParts';
import { type DangerLevel, suggestDangerLevel } from './suggestDangerLevel';

/** `open`: not answered yet. */
export type Assessment = 'positive' | 'negative' | 'open';

interface Assessed {
  answer: AuditAnswer | undefined;
  findings: readonly Finding[];
}

/** The assessment of a checkpoint. A captured deficiency makes it negative, whatever the answer. */
export function assessCheckpoint(checkpoint: Checkpoint, { answer, findings }: Assessed): Assessment {
  if (findings.length > 0) return 'negative';
  return assess[checkpoint.type](checkpoint, answer);
}

export function assessmentIn(content: AuditContent, checkpoint: Checkpoint): Assessment {
  return assessCheckpoint(checkpoint, {
    answer: answerTo(checkpoint, content.answers),
    findings: findingsAt(checkpoint, content.findings),
  });
}

/** The level noted with a measured value, else the one suggested by its limits. */
export function dangerLevelOf(checkpoint: Checkpoint, answer: AuditAnswer | undefined): DangerLevel | null {
  if (answer?.dangerLevel) return answer.dangerLevel;
  return typeof answer?.number === 'number' ? suggestDangerLevel(answer.number, checkpoint) : null;
}

type Assess = (checkpoint: Checkpoint, answer: AuditAnswer | undefined) => Assessment;

const yesOrNo: Assess = (checkpoint, answer) => {
  if (!answer?.answer) return 'open';
  return answer.answer === (checkpoint.negativeAnswer ?? 'NO') ? 'negative' : 'positive';
};
const okayOrNot: Assess = (_checkpoint, answer) => {
  if (!answer?.answer) return 'open';
  return answer.answer === 'NOT_OKAY' ? 'negative' : 'positive';
};
const measured: Assess = (checkpoint, answer) => {
  if (typeof answer?.number !== 'number')
    return checkpoint.isMeasuredOnDamage && answer?.answer === 'OKAY' ? 'positive' : 'open';
  const level = dangerLevelOf(checkpoint, answer);
  return level === 'orange' || level === 'red' ? 'negative' : 'positive';
};

const assess: Record<Checkpoint['type'], Assess> = {
  YES_NO: yesOrNo,
  YES_NO_COMMENT: yesOrNo,
  OKAY_NOT_OKAY: okayOrNot,
  OKAY_NOT_OKAY_DEFICIENCY_CAPTURE: okayOrNot,
  DEFICIENCY_CAPTURE: okayOrNot,
  NUMBER: measured,
  NUMBER_WITH_COMMENT: measured,
};
