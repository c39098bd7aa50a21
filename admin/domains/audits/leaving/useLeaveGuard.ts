import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdUnsavedWork } from '../../../kit/settings/unsavedWork';
import type { DraftState } from '../draft/createDraft';

interface Guarded {
  draft: DraftState;
  flush: () => Promise<boolean>;
  /** Whether something was entered and the audit is not finished. */
  isUnfinished: boolean;
  /** The user gives up what could not be saved. */
  onDiscard: () => void;
  /** Closes what lies over the screen; null: nothing does. Going back closes it instead of leaving. */
  closeOverlay: (() => void) | null;
}

export interface LeaveGuard {
  /** Why navigation was blocked; null: it was not. */
  reason: 'unsaved' | 'unfinished' | null;
  leave: () => void;
  stay: () => void;
}

/** Blocks navigation away from an unsaved or unfinished audit until the user confirms. */
export function useLeaveGuard({ draft, flush, isUnfinished, onDiscard, closeOverlay }: Guarded): LeaveGuard {
  const isUnsaved = draft !== 'saved';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isUnsaved || isUnfinished || closeOverlay !== null) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  // The overlay is gone a moment before the blocker is reset; the navigation it stopped must not pass then.
  const stoppedByOverlay = useRef(false);
  if (blocker.state !== 'blocked') stoppedByOverlay.current = false;
  else if (closeOverlay !== null) stoppedByOverlay.current = true;
  const isOverlaid = stoppedByOverlay.current;
  useEffect(() => {
    if (blocker.state !== 'blocked' || closeOverlay === null) return;
    blocker.reset();
    closeOverlay();
  }, [closeOverlay, blocker]);

  // Pending writes are flushed without asking.
  const isWaiting = blocker.state === 'blocked' && !isOverlaid && (draft === 'unsaved' || draft === 'saving');
  useEffect(() => {
    if (isWaiting) void flush();
  }, [isWaiting, flush]);
  const mayPass = blocker.state === 'blocked' && !isOverlaid && !isUnsaved && !isUnfinished;
  useEffect(() => {
    if (mayPass) blocker.proceed?.();
  }, [mayPass, blocker]);

  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);

  const isStopped = blocker.state === 'blocked' && !isOverlaid && !isWaiting && !mayPass;
  return {
    reason: isStopped ? (isUnsaved ? 'unsaved' : 'unfinished') : null,
    leave: () => {
      if (isUnsaved) onDiscard();
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}
