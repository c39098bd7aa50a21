import { type Contradiction, contradictionOf } from '@plumbline/resources/rules/audits/suggestResult';
import { useState } from 'react';
import type { AuditDraft } from '../draft/useAuditDraft';
import { type AuditWork, contentOf } from '../useAuditWork';
import type { ContradictedResult, DeficiencyEditing } from './useDeficiencyEditor';

export interface Deletion {
  /** Whether it is asked what becomes of the result. */
  isAsking: boolean;
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

/**
 * Deletes a deficiency. Where the stored result of a finished inspection rested on it alone, the person keeps it
 * knowingly or changes it; before finishing nothing is asked, as finishing asks.
 */
export function useDeletion({ work, draft, editing }: Deleting): Deletion {
  const [isAsking, setAsking] = useState(false);
  const [kept, setKept] = useState<Contradiction | null>(null);
  const answer = async (contradictedResult: ContradictedResult) => {
    setAsking(false);
    const contradiction = contradictionWithout(work, editing.draft?.id);
    await editing.remove({ contradictedResult });
    if (contradictedResult === 'KEPT') setKept(contradiction);
    // The server sets it with the deletion; until then it is seen here.
    else draft.change({ result: 'OKAY' });
  };
  return {
    isAsking,
    kept,
    answer,
    close: () => setAsking(false),
    remove: async () => {
      const isContradicting =
        work.audit.isFinished === true &&
        editing.draft?.isNew === false &&
        contradictionWithout(work, editing.draft.id) !== null &&
        contradictionWithout(work, editing.draft.id) !== contradictionWithout(work, undefined);
      if (!isContradicting) await editing.remove();
      else if (draft.audit.result === 'OKAY') await answer('OKAY');
      else setAsking(true);
    },
  };
}

function contradictionWithout(work: AuditWork, id: string | undefined): Contradiction | null {
  const deficiencies = work.deficiencies.filter((one) => one.id !== id);
  const { result } = work.audit;
  return result && contradictionOf(result, contentOf(work.audit, { ...work, deficiencies }));
}
