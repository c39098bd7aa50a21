import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdUnsavedWork } from '../../../kit/settings/unsavedWork';
import type { DraftState } from '../draft/createDraft';

interface Guarded {
  draft: DraftState;
  flush: () => Promise<boolean>;
  /** Whether something was entered and the audit is not finished. */
  isUnfinished: boolean;
}

export interface LeaveGuard {
  /** Why navigation was blocked; null: it was not. */
  reason: 'unsaved' | 'unfinished' | null;
  leave: () => void;
  stay: () => void;
}

/** Blocks navigation away from an unsaved or unfinished audit until the user confirms. */
export function useLeaveGuard({ draft, flush, isUnfinished }: Guarded): LeaveGuard {
  const isUnsaved = draft !== 'saved';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isUnsaved || isUnfinished) && currentLocation.pathname !== nextLocation.pathname,
  );

  // Pending writes are flushed without asking.
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
