import { newId } from '@plumbline/resources/language/ids';
import type { Readiness } from '@plumbline/resources/rules/audits/readyToFinish';
import { unansweredAmong } from '@plumbline/resources/rules/locks/openDeficiencies';
import { useState } from 'react';
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
}

/** Mandatory checkpoints, then the earlier deficiencies, the verdict, and what the account asks for. */
export type Lack = 'checkpoints' | 'earlier' | 'result' | 'details';

export interface Finishing {
  /** Finishing was tried, so what is missing may be marked. */
  isTried: boolean;
  isBusy: boolean;
  /** What is still to be given first; null: all is there. */
  lack: Lack | null;
  dialog: Lack | 'contradiction' | null;
  showLack: () => void;
  close: () => void;
  /** Finishes if nothing stands in the way, else shows what does; true: it is finished and stored. */
  finish: (isConfirmed?: boolean) => Promise<boolean>;
}

/** Finishing an audit: first what is missing, then the verdict, then whether it is meant. */
export function useFinishing({ draft, work, readiness, arrangement }: Finishable): Finishing {
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<Finishing['dialog']>(null);
  const lack = lackOf(readiness, arrangement, unansweredAmong(work.earlier, draft.audit.followUps).length);
  const showLack = () => {
    setTried(true);
    setDialog(lack);
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
      else if (readiness.contradiction && !isConfirmed) setDialog('contradiction');
      else {
        const { audit } = draft;
        const isCorrection = work.audit.isFinished === true;
        setDialog(null);
        setBusy(true);
        const confirmedContradiction = readiness.contradiction !== null;
        if (isCorrection) {
          // A confirmation counts for what is saved with it: an earlier one does not cover a correction.
          if (confirmedContradiction || audit.confirmedContradiction === true)
            draft.change({ confirmedContradiction });
        } else {
          const dateAudited = new Date().toISOString();
          const next = audit.nextAuditDate ?? dueDay({ ...audit, dateAudited }, work);
          draft.change({
            isFinished: true,
            dateAudited,
            // A signature on this device binds it; the server knows it as computed where it is the same.
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
  unanswered: number,
): Lack | null {
  if (missing.length > 0) return 'checkpoints';
  if (unanswered > 0) return 'earlier';
  if (lacksResult) return 'result';
  return isComplete ? null : 'details';
}
