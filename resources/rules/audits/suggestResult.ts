import { assessmentIn, dangerLevelOf } from '../../entities/checkpoints/assessCheckpoint';
import {
  type AuditContent,
  answerTo,
  type Checkpoint,
  checkpointsOf,
} from '../../entities/checkpoints/checklistParts';
import type { auditResult, ChoiceOf } from '../../language/choices/choices';
import { askedParts, countedFindings } from './askedParts';
import { missingCheckpoints } from './auditProgress';

export type AuditResult = ChoiceOf<typeof auditResult>;

/** The checkpoints asked that speak against the equipment. */
export function negativeCheckpoints(content: AuditContent): Checkpoint[] {
  return askedParts(content)
    .flatMap(checkpointsOf)
    .filter((checkpoint) => assessmentIn(content, checkpoint) === 'negative');
}

/** Whether anything stands against the equipment: a negative checkpoint, or a deficiency noted beside the checklist. */
export function hasNegative(content: AuditContent): boolean {
  return countedFindings(content).length > 0 || negativeCheckpoints(content).length > 0;
}

/** Red by EN 15635 means: unload and lock at once. */
export function hasRed(content: AuditContent): boolean {
  if (countedFindings(content).some((finding) => finding.dangerLevel === 'red')) return true;
  return askedParts(content)
    .flatMap(checkpointsOf)
    .some((checkpoint) => dangerLevelOf(checkpoint, answerTo(checkpoint, content.answers)) === 'red');
}

/** The overall result the answers suggest; null while they allow none yet. Scrap is a person's decision, never suggested. */
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

/** Where the overall result contradicts the checkpoints, so that a person confirms it; null: nothing to ask. */
export function contradictionOf(result: AuditResult, content: AuditContent): Contradiction | null {
  const isNegative = hasNegative(content);
  if (result === 'OKAY') return isNegative ? 'NEGATIVE_BUT_OKAY' : null;
  if (result === 'REPAIR_CAN_USE' && hasRed(content)) return 'RED_BUT_USABLE';
  if (isNegative || result === 'NOT_PROCESSED') return null;
  return result === 'SCRAP' ? 'POSITIVE_BUT_SCRAP' : 'POSITIVE_BUT_REPAIR';
}
