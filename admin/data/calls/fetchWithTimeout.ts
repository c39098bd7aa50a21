import { type CallInit, timeoutOf, timeouts } from '../connection';
import { NoAnswer } from './NoAnswer';

/** Sends one call and tells of what goes out or comes in before there is an answer, where it can. */
export type Send<Address> = (
  address: Address,
  init: RequestInit,
  onProgress: () => void,
) => Promise<Response>;

interface Parts<Address> {
  send: Send<Address>;
  /** Calls once after so many milliseconds; returns how to call it off. */
  later: (milliseconds: number, work: () => void) => () => void;
  /** Milliseconds, by a clock that goes on while the device sleeps. */
  now: () => number;
  isSlow: () => boolean;
}

/** Milliseconds by which a timer of a device that is awake may be late. */
const longestDelay = 5_000;

/**
 * A `fetch` that waits as long as something comes or goes, and gives up with NoAnswer when nothing did for too long: before
 * the answer, and in the middle of it, too.
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
        // The device slept: its answer may be here already, and is heard of next.
        if (now() - due > longestDelay) wait();
        else control.abort(new NoAnswer({ timeout: asked, method: init.method }));
      });
    };
    const { signal } = control;
    const end = rejectionBy(signal);
    follow(init.signal, control);
    wait();
    try {
      // Not everything that is sent hears of being called off.
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

/** The caller may call it off as well. */
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

/** The same answer; each piece of it counts as a sign of life. */
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
