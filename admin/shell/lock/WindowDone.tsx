import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { LockFrame } from './LockFrame';

/** Final page of the sign-in window; closes it if the browser allows. */
export function WindowDone() {
  const translate = useTranslate();
  useEffect(() => window.close(), []);
  return <LockFrame title={translate('lock.windowDone')} />;
}
