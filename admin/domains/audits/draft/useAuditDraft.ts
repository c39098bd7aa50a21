import type { ChecklistPart, Finding } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { readinessOf } from '@plumbline/resources/rules/audits/readyToFinish';
import { accountErrors } from '@plumbline/resources/rules/customFields/formLayout';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentEntities } from '../../../data/accountEntities/currentEntities';
import { type LocalPatch, type LocalRow, saveLocally } from '../../../data/offline';
import { createDraft, type Draft, type DraftView } from './createDraft';

type AuditPatch = LocalPatch<'audits'>;
type Audit = LocalRow<'audits'>;
/** A patch, or what makes one of the audit as it then is. */
export type AuditChange = AuditPatch | ((audit: Audit) => AuditPatch);

export interface AuditDraft extends Pick<DraftView<AuditPatch>, 'state' | 'failure'> {
  /** The stored audit with what is not stored yet laid over it. */
  audit: Audit;
  change: (change: AuditChange, when?: 'now' | 'soon') => void;
  flush: () => Promise<boolean>;
  /** Stores what was corrected in a finished audit; until then it is held. */
  saveCorrection: () => Promise<boolean>;
}

interface Known {
  /** Why a finished audit is corrected; null: it is not. */
  correction: string | null;
  parts: readonly ChecklistPart[];
  findings: readonly Finding[];
}

/** The audit as it is being worked on: every change goes to the device's disk by itself. */
export function useAuditDraft(stored: Audit, known: Known): AuditDraft {
  const latest = useRef({ stored, known });
  latest.current = { stored, known };
  const isConfirmed = useRef(false);
  const [draft] = useState(
    (): Draft<AuditPatch> =>
      createDraft({
        write: (patch) => {
          const { correction } = latest.current.known;
          const isCorrection = latest.current.stored.isFinished === true && correction !== null;
          return saveLocally(
            'audits',
            stored.id,
            isCorrection ? { ...patch, correctionReason: correction } : patch,
          );
        },
        maySave: (pending) =>
          (latest.current.stored.isFinished !== true || isConfirmed.current) &&
          isWhole({ ...latest.current.stored, ...pending }, latest.current.known, latest.current.stored),
      }),
  );
  const view = useSyncExternalStore(draft.subscribe, draft.view);

  useEffect(() => {
    // A phone may end the tab any time after it was hidden: what is typed goes to the disk before that.
    const flush = () => void draft.flush();
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [draft]);

  const [actions] = useState(() => ({
    change: (change: AuditChange, when?: 'now' | 'soon') => {
      const { stored: current } = latest.current;
      const audit: Audit = { ...current, ...draft.view().pending };
      const patch = typeof change === 'function' ? change(audit) : change;
      const started = audit.dateStarted ? {} : { dateStarted: new Date().toISOString() };
      draft.change({ ...started, ...patch }, when);
    },
    flush: draft.flush,
    saveCorrection: async () => {
      // A write that has just been held back must be over before the next one begins.
      await draft.flush();
      isConfirmed.current = true;
      const isStored = await draft.flush();
      isConfirmed.current = false;
      return isStored;
    },
  }));
  return { audit: { ...stored, ...view.pending }, state: view.state, failure: view.failure, ...actions };
}

// Half a correction would be refused by the server, so it waits to be whole.
function isWhole(audit: Audit, { parts, findings }: Known, stored: Audit): boolean {
  if (!stored.isFinished) return true;
  const isAccountContent =
    Object.keys(accountErrors(currentEntities().entity('audits'), { ...audit })).length === 0;
  return isAccountContent && readinessOf(audit.result, { ...audit, parts, findings }).isReady;
}
