import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { LockFrame } from './LockFrame';

/** The person is signed in, and the tab that asked for it goes on; browsers that keep the window open let it say so. */
export function WindowDone() {
  const translate = useTranslate();
  useEffect(() => window.close(), []);
  return <LockFrame title={translate('lock.windowDone')} />;
}
