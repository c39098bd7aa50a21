import { errorLog } from '../../data/errors/recordError';
import { reporterOf } from '../../data/errors/reporterOf';
import { sendErrors } from '../../data/errors/sendErrors';
import { currentClient } from '../../data/offline/currentClient';
import { apiFetch, session } from '../../data/session/session';

/** Sends recorded errors while a user is signed in and the server is reachable. */
export function startSending(): void {
  const { wake } = sendErrors({
    log: errorLog,
    fetch: apiFetch,
    who() {
      const { state, actor } = session.status();
      if (state !== 'signedIn' || !actor) return null;
      return currentClient()?.connection().isOnline === false ? null : reporterOf(actor);
    },
    later(milliseconds, work) {
      const timer = window.setTimeout(work, milliseconds);
      return () => window.clearTimeout(timer);
    },
  });
  session.subscribe(wake);
  window.addEventListener('online', wake);
  wake();
}
