import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { session } from '../../data/session/session';
import { isSignInWindow } from '../../data/session/signIn/signInWindow';
import { lazyPart } from '../../kit/parts/lazyPart';
import { PartFailed } from '../../kit/parts/PartFailed';
import { coverPage } from './coverPage';

const LockScreen = lazyPart(
  () => import('./LockScreen').then((module) => module.LockScreen),
  <Title />,
  inPlace,
);
const WindowDone = lazyPart(
  () => import('./WindowDone').then((module) => module.WindowDone),
  <Title />,
  inPlace,
);

/** In place: a dialog would be hidden below the cover, and a reload would lose what is locked. */
function inPlace({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <PartFailed error={error} onRetry={onRetry} isAsking={false} />;
}

/** Covers the app while the screen is locked, and a sign-in window once the sign-in is done. */
export function LockGate() {
  const isLocked = useSyncExternalStore(session.subscribe, session.isLocked);
  const state = useSyncExternalStore(session.subscribe, () => session.status().state);
  if (isSignInWindow()) return state === 'signedIn' ? <Cover screen={<WindowDone />} /> : null;
  return isLocked ? <Cover screen={<LockScreen />} /> : null;
}

function Cover({ screen }: { screen: ReactElement }) {
  const translate = useTranslate();
  const [place] = useState(() => document.createElement('div'));
  const title = translate('lock.title');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must not uncover the page
  useEffect(() => coverPage(place, title), [place]);
  return createPortal(screen, place);
}

function Title() {
  return <h1>{useTranslate()('lock.title')}</h1>;
}
