import { browserLine, isSlow } from '../connection';
import { fetchWithTimeout, type Send } from './fetchWithTimeout';
import { sendFromBrowser } from './sendFromBrowser';

/** `fetch` for all calls to the server, with a timeout without progress. */
export const callServer = withTimeout(sendFromBrowser);

/** The same with another transport. */
export function withTimeout<Address>(send: Send<Address>) {
  return fetchWithTimeout({
    send,
    later(milliseconds, work) {
      const timer = window.setTimeout(work, milliseconds);
      return () => window.clearTimeout(timer);
    },
    now: () => Date.now(),
    isSlow: () => isSlow(browserLine.quality()),
  });
}
