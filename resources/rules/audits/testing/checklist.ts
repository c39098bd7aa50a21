import type { AuditAnswer } from '../../../entities/audits';
import type { AuditContent, ChecklistPart, Checkpoint } from '../../../entities/checkpoints/checklistParts';

type Named<T> = Partial<T> & { id: string };

/** A checkpoint with defaults for tests. */
export const checkpoint = (given: Named<Checkpoint>): Checkpoint => ({
  name: { 'en-EN': given.id },
  type: 'OKAY_NOT_OKAY',
  isMandatory: true,
  ...given,
});
export const part = (id: string, checkpoints: Checkpoint[]): ChecklistPart => ({
  id,
  name: { 'en-EN': id },
  checkpoints,
});
export const answer = (of: string, given: Partial<AuditAnswer>): AuditAnswer => ({
  id: `answer-${of}`,
  checkpoint: of,
  ...given,
});
export const content = (given: Partial<AuditContent>): AuditContent => ({
  parts: [],
  answers: [],
  notApplicableParts: [],
  findings: [],
  ...given,
});
