import { useSyncExternalStore } from 'react';
import { type SessionStatus, session } from './session';

/** The session's status; re-renders when it changes, by this tab or another one. */
export const useSession = (): SessionStatus => useSyncExternalStore(session.subscribe, session.status);
