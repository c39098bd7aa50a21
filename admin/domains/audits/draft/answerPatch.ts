import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import { answerTo } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { newId } from '@plumbline/resources/language/ids';
import { withAnswers } from '@plumbline/resources/rules/audits/takeOverValues';
import { sameValue } from '../../../data/offline';
import type { AuditChange } from './useAuditDraft';

/** Changes parts of the answer to one checkpoint and keeps the rest; the same answer again is no change. */
export const answerPatch =
  (checkpoint: string, change: Partial<AuditAnswer>): AuditChange =>
  (audit) => {
    const given = answerTo({ id: checkpoint }, audit.answers);
    const before = given ?? { id: newId(), checkpoint };
    const answer = { ...before, ...change };
    return sameValue(given, answer) ? {} : { answers: withAnswers(audit.answers, [answer]) };
  };

/** Sets whether a part of the checklist applies to this equipment. */
export const applicabilityPatch =
  (part: string, isApplicable: boolean): AuditChange =>
  ({ notApplicableParts }) => {
    const others = (notApplicableParts ?? []).filter((entry) => entry.part !== part);
    return { notApplicableParts: isApplicable ? others : [...others, { id: newId(), part }] };
  };
