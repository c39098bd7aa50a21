import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { createContext, type ReactNode, useContext } from 'react';
import { usePermissions } from 'react-admin';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';

const ActorContext = createContext<SessionSummary | null>(null);

/** Renders the screens once the signed-in person is known, so that none renders without rights. */
export function ActorProvider({ children }: { children: ReactNode }) {
  const { permissions } = usePermissions<SessionSummary>();
  if (!permissions) return <WaitingScreen message="shell.boot.session" />;
  return <ActorContext.Provider value={permissions}>{children}</ActorContext.Provider>;
}

/** The signed-in person, with account and rights. */
export function useActor(): SessionSummary {
  const actor = useContext(ActorContext);
  if (!actor) throw new Error('useActor is used outside the signed-in part of the app');
  return actor;
}

/** For tests and for screens that show another person's view. */
export const ActorContextProvider = ActorContext.Provider;
