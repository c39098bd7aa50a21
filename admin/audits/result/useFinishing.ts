import type { Readiness } from '@plumbline/resources/audits/readyToFinish';
import { useState } from 'react';
import type { Arrangement } from '../../customFields/fields/useArrangement';
import { detailsAnchor, dueDay } from '../closing/ClosingSection';
import type { AuditDraft } from '../draft/useAuditDraft';
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

export interface Finishing {
  /** Finishing was tried, so what is missing may be marked. */
  isTried: boolean;
  isBusy: boolean;
  dialog: 'missing' | 'contradiction' | 'result' | 'details' | null;
  showMissing: () => void;
  close: () => void;
  /** Finishes if nothing stands in the way, else shows what does; true: it is finished and stored. */
  finish: (isConfirmed?: boolean) => Promise<boolean>;
}

/** Finishing an audit: first what is missing, then the verdict, then whether it is meant. */
export function useFinishing({ draft, work, readiness, arrangement }: Finishable): Finishing {
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<Finishing['dialog']>(null);
  return {
    isTried,
    isBusy,
    dialog,
    showMissing: () => {
      setTried(true);
      setDialog('missing');
    },
    close: () => setDialog(null),
    finish: async (isConfirmed = false) => {
      setTried(true);
      if (readiness.missing.length > 0) setDialog('missing');
      else if (readiness.lacksResult) {
        setDialog('result');
        jumpTo(resultAnchor);
      } else if (!arrangement.isComplete) {
        setDialog('details');
        jumpTo(detailsAnchor);
      } else if (readiness.contradiction && !isConfirmed) setDialog('contradiction');
      else {
        const { audit } = draft;
        const dateAudited = new Date().toISOString();
        const nextAuditDate =
          audit.result === 'SCRAP' ? null : (audit.nextAuditDate ?? dueDay({ ...audit, dateAudited }, work));
        setDialog(null);
        setBusy(true);
        draft.change({ isFinished: true, dateAudited, nextAuditDate });
        const isStored = await draft.flush();
        setBusy(false);
        if (isStored) forgetPosition(audit.id);
        return isStored;
      }
      return false;
    },
  };
}
