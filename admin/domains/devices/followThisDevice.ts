import { runningVersion } from '../../data/device';
import { currentClient, subscribeToCurrent } from '../../data/offline/currentClient';
import { authProvider } from '../../data/session/authProvider';
import { isUnsavedElsewhere } from '../../data/session/isUnsavedElsewhere';
import { apiFetch, session } from '../../data/session/session';
import { overlay } from '../../kit/overlay/overlay';
import { onNothingUnsaved } from '../../kit/settings/unsavedWork';
import { isFollowing, lookAtDevice, setFollowing } from './currentFollowing';
import { deviceFacts } from './deviceFacts';
import type { DeviceWorld } from './deviceWorld';
import { findUpdate } from './findUpdate';
import { followDevice } from './followDevice';
import { journalOf } from './ownJournal';

/** Functions implemented in other rooms. */
type Hands = Pick<DeviceWorld, 'sendDiagnostics' | 'saveExport'> & {
  /** Whether this tab is busy. */
  isAtWork: () => boolean;
};

/** Registers this device in the account of the signed-in user, and carries out remote actions from now on. */
export function followThisDevice({ isAtWork, ...hands }: Hands): Promise<void> {
  if (isFollowing()) return lookAtDevice().catch(() => {});
  const following = followDevice({
    who() {
      const { state, actor } = session.status();
      // A support session that mirrors an account is not one of its devices.
      return state === 'signedIn' && actor && !actor.mirroring ? actor : null;
    },
    journalOf,
    exclusively: (name, work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
    moments: [onNothingUnsaved, onSynchronised],
    world: {
      ...hands,
      fetch: apiFetch,
      storage: window.localStorage,
      now: () => Date.now(),
      pageStarted: performance.timeOrigin,
      facts: deviceFacts,
      version: runningVersion(),
      client: currentClient,
      isQuiet: async () => !isAtWork() && !(await isUnsavedElsewhere()),
      withoutInput: overlay.during,
      isOnline: () => line().isOnline,
      isLineGood: () => line().isOnline && !line().isSlow,
      findUpdate: () => findUpdate(navigator.serviceWorker),
      reload: () => window.location.reload(),
      signOut: () => authProvider.logout({}),
    },
  });
  setFollowing(following);
  return following.look().catch(() => {});
}

const line = () => currentClient()?.connection() ?? { isOnline: navigator.onLine, isSlow: false };

/** Notifies after each completed synchronisation. */
function onSynchronised(listener: () => void): () => void {
  let last = currentClient()?.outbox().lastSync ?? null;
  return subscribeToCurrent(() => {
    const now = currentClient()?.outbox().lastSync ?? null;
    if (now === last) return;
    last = now;
    listener();
  });
}
