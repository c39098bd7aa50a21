import { type CallInit, timeoutOf, timeouts } from '../connection';
import { NoAnswer } from './NoAnswer';

/** Sends one call and reports progress of upload or download before the response, where it can. */
export type Send<Address> = (
  address: Address,
  init: RequestInit,
  onProgress: () => void,
) => Promise<Response>;

interface Parts<Address> {
  send: Send<Address>;
  /** Like setTimeout; returns how to cancel it. */
  later: (milliseconds: number, work: () => void) => () => void;
  /** Milliseconds of a clock that continues while the device sleeps. */
  now: () => number;
  isSlow: () => boolean;
}

/** Milliseconds a timer may be late on a device that is awake. */
const longestDelay = 5_000;

/**
 * A `fetch` that aborts with NoAnswer after a time without progress, before the response and while its body is read;
 * any progress restarts the timer.
 */
export function fetchWithTimeout<Address>({ send, later, now, isSlow }: Parts<Address>) {
  return async (address: Address, { timeout, ...init }: CallInit = {}): Promise<Response> => {
    const asked = timeoutOf({ ...init, ...(timeout ? { timeout } : {}) });
    const control = new AbortController();
    let callOff = () => {};
    const wait = () => {
      callOff();
      const limit = timeouts[asked][isSlow() ? 'slow' : 'stable'];
      const due = now() + limit;
      callOff = later(limit, () => {
        // The device slept: the response may have arrived and is about to be delivered, so the timer starts again.
        if (now() - due > longestDelay) wait();
        else control.abort(new NoAnswer({ timeout: asked, method: init.method }));
      });
    };
    const { signal } = control;
    const end = rejectionBy(signal);
    follow(init.signal, control);
    wait();
    try {
      // Not every transport reacts to an abort signal.
      const response = await Promise.race([send(address, { ...init, signal }, wait), end]);
      return listenedTo(response, { signal, wait, end: () => callOff() });
    } catch (error) {
      callOff();
      throw error;
    }
  };
}

const rejectionBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Also aborts when the caller's signal does. */
function follow(caller: AbortSignal | null | undefined, control: AbortController): void {
  const stop = () => control.abort(caller?.reason);
  if (caller?.aborted) stop();
  else caller?.addEventListener('abort', stop, { signal: control.signal });
}

interface Listening {
  signal: AbortSignal;
  wait: () => void;
  end: () => void;
}

/** The same response; each chunk of its body restarts the timer. */
function listenedTo(response: Response, { signal, wait, end }: Listening): Response {
  if (!response.body) {
    end();
    return response;
  }
  wait();
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, out) {
        wait();
        out.enqueue(piece);
      },
      flush: end,
    }),
    { signal },
  );
  return new Response(body, response);
}
