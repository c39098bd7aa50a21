import { assessmentIn, dangerLevelOf } from '../../entities/checkpoints/assessCheckpoint';
import {
  type AuditContent,
  answerTo,
  type Checkpoint,
  checkpointsOf,
} from '../../entities/checkpoints/checklistParts';
import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { auditResult } from '../../language/choices/choices';
import { askedParts, countedFindings } from './askedParts';
import { missingCheckpoints } from './auditProgress';

export type AuditResult = ChoiceOf<typeof auditResult>;

/** The visible checkpoints with negative assessment. */
export function negativeCheckpoints(content: AuditContent): Checkpoint[] {
  return askedParts(content)
    .flatMap(checkpointsOf)
    .filter((checkpoint) => assessmentIn(content, checkpoint) === 'negative');
}

/** Whether there is a negative checkpoint, or a deficiency outside the checklist. */
export function hasNegative(content: AuditContent): boolean {
  return countedFindings(content).length > 0 || negativeCheckpoints(content).length > 0;
}

/** Red (EN 15635): unload and lock immediately. */
export function hasRed(content: AuditContent): boolean {
  if (countedFindings(content).some((finding) => finding.dangerLevel === 'red')) return true;
  return askedParts(content)
    .flatMap(checkpointsOf)
    .some((checkpoint) => dangerLevelOf(checkpoint, answerTo(checkpoint, content.answers)) === 'red');
}

/** The suggested overall result; null: not yet. SCRAP is never suggested, it is a person's decision. */
export function suggestResult(content: AuditContent): Exclude<AuditResult, 'NOT_PROCESSED' | 'SCRAP'> | null {
  if (hasRed(content)) return 'REPAIR_LOCKED';
  if (hasNegative(content)) return 'REPAIR_CAN_USE';
  return missingCheckpoints(content).length === 0 ? 'OKAY' : null;
}

export type Contradiction =
  | 'NEGATIVE_BUT_OKAY'
  | 'POSITIVE_BUT_REPAIR'
  | 'POSITIVE_BUT_SCRAP'
  | 'RED_BUT_USABLE';

/** The contradiction between result and checkpoints that needs confirmation; null: none. */
export function contradictionOf(result: AuditResult, content: AuditContent): Contradiction | null {
  const isNegative = hasNegative(content);
  if (result === 'OKAY') return isNegative ? 'NEGATIVE_BUT_OKAY' : null;
  if (result === 'REPAIR_CAN_USE' && hasRed(content)) return 'RED_BUT_USABLE';
  if (isNegative || result === 'NOT_PROCESSED') return null;
  return result === 'SCRAP' ? 'POSITIVE_BUT_SCRAP' : 'POSITIVE_BUT_REPAIR';
}
