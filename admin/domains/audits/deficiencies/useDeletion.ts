import { type Contradiction, contradictionOf } from '@plumbline/resources/rules/audits/suggestResult';
import { useState } from 'react';
import type { LocalRow } from '../../../data/offline';
import type { AuditDraft } from '../draft/useAuditDraft';
import { type AuditWork, contentOf } from '../useAuditWork';
import { laterRestingOn } from './laterInspections';
import type { ContradictedResult, DeficiencyEditing, DeletionAnswers } from './useDeficiencyEditor';

export interface Deletion {
  /** The inspections of which it is asked what becomes of their result; null: nothing is asked. */
  asked: readonly LocalRow<'audits'>[] | null;
  /** The contradiction that was kept knowingly; null: none. */
  kept: Contradiction | null;
  /** Deletes the open deficiency, or asks first. */
  remove: () => Promise<void>;
  answer: (result: ContradictedResult) => Promise<void>;
  close: () => void;
}

interface Deleting {
  work: AuditWork;
  draft: Pick<AuditDraft, 'audit' | 'change'>;
  editing: DeficiencyEditing;
}

interface Question {
  name: keyof DeletionAnswers;
  audits: readonly LocalRow<'audits'>[];
  /** Given before. */
  answers: DeletionAnswers;
}

/**
 * Deletes a deficiency. Where the stored result of a finished inspection rested on it alone, or that of a later one which
 * found it still open, the person keeps it knowingly or changes it; before finishing nothing is asked, as finishing asks.
 */
export function useDeletion({ work, draft, editing }: Deleting): Deletion {
  const [question, setQuestion] = useState<Question | null>(null);
  const [kept, setKept] = useState<Contradiction | null>(null);
  const id = editing.draft?.id;
  const goOn = async (answers: DeletionAnswers) => {
    const next = id === undefined ? null : nextQuestion(work, id, answers);
    setQuestion(next);
    if (next) return;
    const contradiction = contradictionWithout(work, id);
    const { contradictedResult } = answers;
    await (Object.keys(answers).length > 0 ? editing.remove(answers) : editing.remove());
    if (contradictedResult === 'KEPT') setKept(contradiction);
    // The server sets it with the deletion; until then it is seen here.
    if (contradictedResult === 'OKAY') draft.change({ result: 'OKAY' });
  };
  return {
    asked: question?.audits ?? null,
    kept,
    answer: async (result) => {
      if (question) await goOn({ ...question.answers, [question.name]: result });
    },
    close: () => setQuestion(null),
    remove: async () => {
      if (work.audit.isFinished !== true || editing.draft?.isNew !== false) return editing.remove();
      // A result that is being corrected is decided.
      const isDecided = draft.audit.result === 'OKAY' && isContradicting(work, id);
      await goOn(isDecided ? { contradictedResult: 'OKAY' } : {});
    },
  };
}

function nextQuestion(work: AuditWork, id: string, answers: DeletionAnswers): Question | null {
  if (!answers.contradictedResult && isContradicting(work, id))
    return { name: 'contradictedResult', audits: [work.audit], answers };
  const later = answers.contradictedLater ? [] : laterRestingOn(id);
  return later.length > 0 ? { name: 'contradictedLater', audits: later, answers } : null;
}

const isContradicting = (work: AuditWork, id: string | undefined): boolean => {
  const without = contradictionWithout(work, id);
  return without !== null && without !== contradictionWithout(work, undefined);
};

function contradictionWithout(work: AuditWork, id: string | undefined): Contradiction | null {
  const deficiencies = work.deficiencies.filter((one) => one.id !== id);
  const { result } = work.audit;
  return result && contradictionOf(result, contentOf(work.audit, { ...work, deficiencies }));
}
