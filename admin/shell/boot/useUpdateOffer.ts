import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isSessionNoticeUp, onSessionNotice } from '../../data/session/sessionNotice';
import { hasUnsavedWork, onUnsavedChange } from '../../kit/settings/unsavedWork';
import { bareScreens } from '../routes';
import { updates } from './serviceWorker';

/** Milliseconds until it is offered again to somebody who had no time. */
const offerAgainAfter = 30 * 60_000;

export interface UpdateOffer {
  /** Key of what is said. */
  text: string;
  isUnsaved: boolean;
  later: () => void;
}

/**
 * The newer version, where there is one to be offered now: not while an inspection is carried out, and not beside what is
 * said of the sign-in, which comes first.
 */
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

/** Screens that fill the window are those on which one works with both hands. */
const isAtWork = (pathname: string): boolean =>
  bareScreens.some(({ path }) => matchPath(`/${path}`, pathname));
