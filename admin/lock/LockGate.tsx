import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { session } from '../providers/session';
import { isSignInWindow } from '../providers/signIn/signInWindow';
import { coverPage } from './coverPage';

const LockScreen = lazy(() => import('./LockScreen').then((module) => ({ default: module.LockScreen })));
const WindowDone = lazy(() => import('./WindowDone').then((module) => ({ default: module.WindowDone })));

/** Covers the whole app while the screen is locked, and a window that was opened only to sign in once that is done. */
export function LockGate() {
  const isLocked = useSyncExternalStore(session.subscribe, session.isLocked);
  const state = useSyncExternalStore(session.subscribe, () => session.status().state);
  if (isSignInWindow()) return state === 'signedIn' ? <Cover screen={<WindowDone />} /> : null;
  return isLocked ? <Cover screen={<LockScreen />} /> : null;
}

function Cover({ screen }: { screen: React.ReactNode }) {
  const translate = useTranslate();
  const [place] = useState(() => document.createElement('div'));
  const title = translate('lock.title');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language must not uncover the page for a moment
  useEffect(() => coverPage(place, title), [place]);
  return createPortal(<Suspense fallback={<h1>{title}</h1>}>{screen}</Suspense>, place);
}
