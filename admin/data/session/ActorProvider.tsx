import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { createContext, type ReactNode, useContext } from 'react';
import { usePermissions } from 'react-admin';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';

const ActorContext = createContext<SessionSummary | null>(null);

/** Holds back the screens until it is known who is signed in, so that none has to draw without rights. */
export function ActorProvider({ children }: { children: ReactNode }) {
  const { permissions } = usePermissions<SessionSummary>();
  if (!permissions) return <WaitingScreen message="shell.boot.session" />;
  return <ActorContext.Provider value={permissions}>{children}</ActorContext.Provider>;
}

/** Who is signed in, in which account, with which rights. */
export function useActor(): SessionSummary {
  const actor = useContext(ActorContext);
  if (!actor) throw new Error('useActor is used outside the signed-in part of the app');
  return actor;
}

/** For tests and for screens that show another person's view. */
export const ActorContextProvider = ActorContext.Provider;
