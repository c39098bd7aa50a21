import { newId } from '@plumbline/resources/language/ids';
import type { Readiness } from '@plumbline/resources/rules/audits/readyToFinish';
import type { Contradiction } from '@plumbline/resources/rules/audits/suggestResult';
import { unansweredAmong } from '@plumbline/resources/rules/locks/openDeficiencies';
import { useState } from 'react';
import { afterPaint } from '../../../kit/behaviour/afterPaint';
import type { Arrangement } from '../../customFields';
import { detailsAnchor, dueDay } from '../closing/ClosingSection';
import type { AuditDraft } from '../draft/useAuditDraft';
import { earlierAnchor } from '../earlier/EarlierDeficiencies';
import { forgetPosition } from '../rememberPosition';
import { jumpTo } from '../sections/jumpTo';
import type { AuditWork } from '../useAuditWork';
import { resultAnchor } from './ResultPicker';

interface Finishable {
  draft: AuditDraft;
  work: AuditWork;
  readiness: Readiness;
  arrangement: Arrangement;
  /** A contradiction of the stored result that was confirmed already; null: none. */
  kept: Contradiction | null;
  /** Opens the first deficiency put aside as a draft; null: there is none. */
  resumeDraft: (() => void) | null;
}

/**
 * Missing before finishing, in this order: mandatory checkpoints, deficiencies still drafts, earlier deficiencies,
 * result, required fields of the account.
 */
export type Lack = 'checkpoints' | 'drafts' | 'earlier' | 'result' | 'details';

export interface Finishing {
  /** Whether finishing was attempted, so that missing values are marked. */
  isTried: boolean;
  isBusy: boolean;
  /** What is missing first; null: nothing. */
  lack: Lack | null;
  dialog: Lack | 'contradiction' | null;
  showLack: () => void;
  close: () => void;
  /** Finishes the audit, or shows what prevents it; true: it is finished and stored. */
  finish: (isConfirmed?: boolean) => Promise<boolean>;
}

/** Finishes an audit: checks what is missing, then contradictions. */
export function useFinishing({
  draft,
  work,
  readiness,
  arrangement,
  kept,
  resumeDraft,
}: Finishable): Finishing {
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<Finishing['dialog']>(null);
  const known = work.audit.isFinished ? work.audit.followUps : null;
  const unanswered = unansweredAmong(work.earlier, draft.audit.followUps, known).length;
  const lack = lackOf(readiness, arrangement, { hasDrafts: resumeDraft !== null, unanswered });
  const isKept = readiness.contradiction === kept && draft.audit.result === work.audit.result;
  const showLack = () => {
    setTried(true);
    setDialog(lack);
    if (lack === 'drafts') resumeDraft?.();
    if (lack === 'earlier') jumpTo(earlierAnchor);
    if (lack === 'result') jumpTo(resultAnchor);
    if (lack === 'details') jumpTo(detailsAnchor);
  };
  return {
    isTried,
    isBusy,
    lack,
    dialog,
    showLack,
    close: () => setDialog(null),
    finish: async (isConfirmed = false) => {
      setTried(true);
      if (lack) showLack();
      else if (readiness.contradiction && !isConfirmed && !isKept) setDialog('contradiction');
      else {
        const { audit } = draft;
        const isCorrection = work.audit.isFinished === true;
        setDialog(null);
        setBusy(true);
        await afterPaint();
        const confirmedContradiction = readiness.contradiction !== null;
        if (isCorrection) {
          // A confirmation applies to the values saved with it; an earlier one does not cover a correction.
          if (confirmedContradiction || audit.confirmedContradiction === true)
            draft.change({ confirmedContradiction });
        } else {
          const dateAudited = new Date().toISOString();
          const next = audit.nextAuditDate ?? dueDay({ ...audit, dateAudited }, work);
          draft.change({
            isFinished: true,
            dateAudited,
            // Part of what a signature on this device covers; the server does not store it as manual if it equals the
            // computed date.
            nextAuditDate: audit.result === 'SCRAP' ? null : next,
            confirmedContradiction,
            seenLocks: work.locks.map(({ id }) => ({ id: newId(), lock: id })),
          });
        }
        const isStored = await (isCorrection ? draft.saveCorrection() : draft.flush());
        setBusy(false);
        if (isStored) forgetPosition(audit.id);
        return isStored;
      }
      return false;
    },
  };
}

function lackOf(
  { missing, lacksResult }: Readiness,
  { isComplete }: Arrangement,
  { hasDrafts, unanswered }: { hasDrafts: boolean; unanswered: number },
): Lack | null {
  if (missing.length > 0) return 'checkpoints';
  if (hasDrafts) return 'drafts';
  if (unanswered > 0) return 'earlier';
  if (lacksResult) return 'result';
  return isComplete ? null : 'details';
}
