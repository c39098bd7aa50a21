import { browserLine, isSlow } from '../connection';
import { fetchWithTimeout, type Send } from './fetchWithTimeout';
import { sendFromBrowser } from './sendFromBrowser';

/** `fetch` for whatever goes to the server, without end only while something comes or goes. */
export const callServer = withTimeout(sendFromBrowser);

/** The same with another way of sending. */
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
