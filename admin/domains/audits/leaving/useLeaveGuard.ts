import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdUnsavedWork } from '../../../kit/settings/unsavedWork';
import type { DraftState } from '../draft/createDraft';

interface Guarded {
  draft: DraftState;
  flush: () => Promise<boolean>;
  /** Something was entered and the audit is not finished. */
  isUnfinished: boolean;
}

export interface LeaveGuard {
  /** Why the way out was stopped; null: nobody wants out. */
  reason: 'unsaved' | 'unfinished' | null;
  leave: () => void;
  stay: () => void;
}

/** Stops a way out of an audit that is not stored, or not finished, until the person says so. */
export function useLeaveGuard({ draft, flush, isUnfinished }: Guarded): LeaveGuard {
  const isUnsaved = draft !== 'saved';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isUnsaved || isUnfinished) && currentLocation.pathname !== nextLocation.pathname,
  );

  // What is merely on its way to the disk needs no question.
  const isWaiting = blocker.state === 'blocked' && (draft === 'unsaved' || draft === 'saving');
  useEffect(() => {
    if (isWaiting) void flush();
  }, [isWaiting, flush]);
  const mayPass = blocker.state === 'blocked' && !isUnsaved && !isUnfinished;
  useEffect(() => {
    if (mayPass) blocker.proceed?.();
  }, [mayPass, blocker]);

  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);

  const isStopped = blocker.state === 'blocked' && !isWaiting && !mayPass;
  return {
    reason: isStopped ? (isUnsaved ? 'unsaved' : 'unfinished') : null,
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
