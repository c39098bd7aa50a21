import type { ChecklistPart, Finding } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { readinessOf } from '@plumbline/resources/rules/audits/readyToFinish';
import { accountErrors } from '@plumbline/resources/rules/customFields/formLayout';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { currentEntities } from '../../../data/accountEntities/currentEntities';
import { type LocalPatch, type LocalRow, saveLocally } from '../../../data/offline';
import { createDraft, type Draft, type DraftView } from './createDraft';
import { findPending, keepPending, type PendingPlace, recoveredPatch } from './pendingChanges';

type AuditPatch = LocalPatch<'audits'>;
type Audit = LocalRow<'audits'>;
/** A patch, or a function that makes one from the current audit. */
export type AuditChange = AuditPatch | ((audit: Audit) => AuditPatch);

export interface AuditDraft extends Pick<DraftView<AuditPatch>, 'state' | 'failure'> {
  /** The stored audit with the pending changes applied. */
  audit: Audit;
  change: (change: AuditChange, when?: 'now' | 'soon') => void;
  flush: () => Promise<boolean>;
  /** Stores the correction of a finished audit; until then it is held. */
  saveCorrection: () => Promise<boolean>;
}

interface Known {
  place: PendingPlace;
  /** Reason for correcting a finished audit; null: no correction. */
  correction: string | null;
  parts: readonly ChecklistPart[];
  findings: readonly Finding[];
}

/** The audit being edited; changes are saved to the local store automatically. */
export function useAuditDraft(stored: Audit, known: Known): AuditDraft {
  const latest = useRef({ stored, known });
  latest.current = { stored, known };
  const isConfirmed = useRef(false);
  const [draft] = useState(
    (): Draft<AuditPatch> =>
      createDraft({
        onPending: (patch) => {
          const { stored: now, known: given } = latest.current;
          const isEmpty = Object.keys(patch).length === 0;
          const { place, correction } = given;
          keepPending(place, isEmpty ? null : { patch, answersBefore: now.answers, correction });
        },
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

  // What the page could not store before it ended.
  useEffect(() => {
    const left = findPending(latest.current.known.place);
    if (left) draft.change(recoveredPatch(left, latest.current.stored));
  }, [draft]);

  useEffect(() => {
    // A mobile browser may end a hidden tab at any time, so pending changes are written before.
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
      // A held write must be finished before the next one begins.
      await draft.flush();
      isConfirmed.current = true;
      const isStored = await draft.flush();
      isConfirmed.current = false;
      return isStored;
    },
  }));
  const audit = useMemo(() => ({ ...stored, ...view.pending }), [stored, view.pending]);
  const { state, failure } = view;
  return useMemo(() => ({ audit, state, failure, ...actions }), [audit, state, failure, actions]);
}

// The server would refuse an incomplete correction, so it is held until complete.
function isWhole(audit: Audit, { parts, findings }: Known, stored: Audit): boolean {
  if (!stored.isFinished) return true;
  const isAccountContent =
    Object.keys(accountErrors(currentEntities().entity('audits'), { ...audit })).length === 0;
  return isAccountContent && readinessOf(audit.result, { ...audit, parts, findings }).isReady;
}
