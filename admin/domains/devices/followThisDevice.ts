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

/** What other rooms know how to do. */
type Hands = Pick<DeviceWorld, 'sendDiagnostics' | 'saveExport'> & {
  /** Whether this tab is in the middle of something. */
  isAtWork: () => boolean;
};

/** Makes this device known to the account of the person who is signed in, and does on it what is asked of it from now on. */
export function followThisDevice({ isAtWork, ...hands }: Hands): Promise<void> {
  if (isFollowing()) return lookAtDevice().catch(() => {});
  const following = followDevice({
    who() {
      const { state, actor } = session.status();
      // Support that looks into an account is no device of it.
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

/** Each time the device is in step with the server. */
function onSynchronised(listener: () => void): () => void {
  let last = currentClient()?.outbox().lastSync ?? null;
  return subscribeToCurrent(() => {
    const now = currentClient()?.outbox().lastSync ?? null;
    if (now === last) return;
    last = now;
    listener();
  });
}
