import { errorLog } from '../../data/errors/recordError';
import { reporterOf } from '../../data/errors/reporterOf';
import { sendErrors } from '../../data/errors/sendErrors';
import { currentClient } from '../../data/offline/currentClient';
import { apiFetch, session } from '../../data/session/session';

/** Brings errors to the server whenever somebody is signed in and the server is there. */
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
