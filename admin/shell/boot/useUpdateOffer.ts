import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isSessionNoticeUp, onSessionNotice } from '../../data/session/sessionNotice';
import { hasUnsavedWork, onUnsavedChange } from '../../kit/settings/unsavedWork';
import { bareScreens } from '../routes';
import { updates } from './serviceWorker';

/** Milliseconds until an update is offered again after "later". */
const offerAgainAfter = 30 * 60_000;

export interface UpdateOffer {
  /** Translation key. */
  text: string;
  isUnsaved: boolean;
  later: () => void;
}

/** The update to offer now; null during an inspection, and while a session notice is shown. */
export function useUpdateOffer(): UpdateOffer | null {
  const { pathname } = useLocation();
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const isUnsaved = useSyncExternalStore(onUnsavedChange, hasUnsavedWork);
  const isNoticeUp = useSyncExternalStore(onSessionNotice, isSessionNoticeUp);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isLater) return;
    const timer = window.setTimeout(() => setLater(false), offerAgainAfter);
    return () => window.clearTimeout(timer);
  }, [isLater]);
  if (state === 'none' || isLater || isNoticeUp || isAtWork(pathname)) return null;
  const text =
    state === 'taken'
      ? 'faults.update.taken'
      : isUnsaved
        ? 'faults.update.unsaved'
        : state === 'otherTab'
          ? 'faults.update.otherTab'
          : 'shell.update.text';
  return { text, isUnsaved, later: () => setLater(true) };
}

/** Full-window screens are those of inspections. */
const isAtWork = (pathname: string): boolean =>
  bareScreens.some(({ path }) => matchPath(`/${path}`, pathname));
