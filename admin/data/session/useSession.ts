import { useSyncExternalStore } from 'react';
import { type SessionStatus, session } from './session';

/** How the sign-in stands; re-draws when it changes, by this tab or another one. */
export const useSession = (): SessionStatus => useSyncExternalStore(session.subscribe, session.status);
