import { type ReactNode, useEffect } from 'react';
import { AddNotificationContext } from 'react-admin';
import { AuthErrorDialog } from './AuthErrorDialog';
import { BlockingDialog } from './BlockingDialog';
import { onTold } from './tell';
import { useUniqueNotices } from './useUniqueNotices';

/** Wraps all screens: notices are shown once, and failed writes must be confirmed. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const { add, blocking, acknowledge } = useUniqueNotices();
  useEffect(() => onTold(({ message, type }) => add({ message, type })), [add]);
  return (
    <AddNotificationContext.Provider value={add}>
      {children}
      <AuthErrorDialog />
      {blocking && <BlockingDialog key={blocking.text} blocking={blocking} onClose={acknowledge} />}
    </AddNotificationContext.Provider>
  );
}
