import { browserLine } from '../../offline/connection/browserLine';
import { isSlow } from '../../offline/connection/connectionState';
import { patientFetch, type Send } from './patientFetch';
import { sendFromBrowser } from './sendFromBrowser';

/** `fetch` for whatever goes to the server, without end only while something comes or goes. */
export const callServer = patientlyBy(sendFromBrowser);

/** The same with another way of sending. */
export function patientlyBy<Address>(send: Send<Address>) {
  return patientFetch({
    send,
    later(milliseconds, work) {
      const timer = window.setTimeout(work, milliseconds);
      return () => window.clearTimeout(timer);
    },
    now: () => Date.now(),
    isSlow: () => isSlow(browserLine.quality()),
  });
}
