import type { BootConfiguration, BootStep } from '@plumbline/resources/rules/boot/configuration';
import { isScreenAddress } from '../../../kit/routes/isScreenAddress';

/**
 * State machine of the app's start (specification, sections 2, 4 and 9), a pure function of events. Times are
 * milliseconds of one monotonic clock.
 *
 * The specification describes sequential steps with a delay of 500 ms before the session. Implemented literally, all
 * work would be sequential, the history would contain eight addresses, and each start would lose half a second.
 * Therefore:
 * - All work starts at once, outside of the machine, which receives `done` events in any order. A step is left when its
 *   own work is done, so the start takes as long as its longest part.
 * - A step's timeout is the maximum wait for its work before the app enters it, and is skipped if the work is done. For
 *   the session (500 ms) it limits the wait for the server on a device that remembers its user: afterwards the app
 *   continues with that user and handles the answer when it arrives, so that an unresponsive network delays the start
 *   by half a second only.
 * - The last step delays the ready state by its timeout at most: a screen still loading shows that itself.
 * - `url` is internal. The browser's address stays at the requested screen, so that links and the back button never
 *   reach a step.
 */
export interface BootState {
  /** `idle`: not started. `failed`: see `problem`. */
  phase: 'idle' | 'running' | 'ready' | 'failed';
  /** The root or the current step. */
  url: string;
  /** Position of the next step. */
  counter: number;
  /** The requested screen; null: none. */
  remembered: string | null;
  /** Steps with completed work. */
  done: readonly string[];
  problem: BootProblem | null;
  /** Number of the run; events of earlier runs are ignored. */
  run: number;
  startedAt: number;
  /** Time since when the current step has no work left; null: it is working. */
  freeSince: number | null;
  /** Time of the next timeout; null: none. */
  switchAt: number | null;
  /** Steps of this run in the order entered. */
  passed: readonly { url: string; elapsed: number }[];
}

/** Key of the message under `boot.problem`. */
export type BootProblem = 'noSuccess' | 'sessionLoadingError' | 'settingsLoadingError';

export type BootEvent = { at: number } & (
  | { type: 'open' | 'signedOut'; url: string }
  | { type: 'done' | 'failed'; url: string; run: number }
  | { type: 'loggedIn' | 'tick' }
);

const root = '/';

export const initialBoot: BootState = {
  phase: 'idle',
  url: root,
  counter: 0,
  remembered: null,
  done: [],
  problem: null,
  run: 0,
  startedAt: 0,
  freeSince: null,
  switchAt: null,
  passed: [],
};

export function bootAfter(state: BootState, event: BootEvent, { steps }: BootConfiguration): BootState {
  switch (event.type) {
    case 'open':
      // Guard: the requested address is remembered, and the start begins at the root.
      return state.phase === 'idle' ? goOn(begun(state, event.url, event.at), steps, event.at) : state;
    case 'done':
      if (state.phase !== 'running' || event.run !== state.run || state.done.includes(event.url))
        return state;
      return goOn({ ...state, done: [...state.done, event.url] }, steps, event.at);
    case 'failed':
      if (state.phase !== 'running' || event.run !== state.run) return state;
      return failed(state, problems[event.url] ?? 'noSuccess');
    case 'loggedIn': {
      if (state.phase !== 'running') return state;
      const flagged = steps.find(({ stepAfterLogin }) => stepAfterLogin);
      if (!flagged) return failed(state, 'noSuccess');
      // A later step is not left.
      if (state.counter > flagged.position) return state;
      return goOn({ ...state, counter: flagged.position, freeSince: event.at }, steps, event.at);
    }
    case 'signedOut':
      // Restarts and returns to the current screen afterwards; ignored before anything was reached.
      if (state.phase === 'idle' || state.phase === 'failed' || isAtStart(state)) return state;
      return goOn(begun(state, event.url, event.at), steps, event.at);
    case 'tick':
      return state.phase === 'running' ? goOn(state, steps, event.at) : state;
  }
}

/** Address to open when the app is ready. */
export const addressAfterBoot = ({ remembered }: BootState, { afterBootUrl }: BootConfiguration): string =>
  remembered ?? afterBootUrl;

const begun = (state: BootState, url: string, at: number): BootState => ({
  ...initialBoot,
  phase: 'running',
  remembered: isScreenAddress(url) ? url : null,
  run: state.run + 1,
  startedAt: at,
  freeSince: at,
});

const isAtStart = ({ phase, passed, done, url }: BootState): boolean =>
  phase === 'running' && passed.length <= 1 && !done.includes(url);

/** Advances as far as possible without waiting. */
function goOn(from: BootState, steps: readonly BootStep[], at: number): BootState {
  let state: BootState = { ...from, switchAt: null };
  const last = Math.max(...steps.map(({ position }) => position));
  for (;;) {
    const isDone = state.done.includes(state.url);
    if (state.freeSince === null && isDone) state = { ...state, freeSince: at };
    if (state.counter > last) return readyOrWaiting(state, steps, at);
    if (state.freeSince === null) return state;
    const next = steps.find(({ position }) => position === state.counter);
    if (!next) return failed(state, 'noSuccess');
    const due = state.freeSince + (state.done.includes(next.nextUrl) ? 0 : next.timeout);
    if (at < due) return { ...state, switchAt: due };
    state = {
      ...state,
      url: next.nextUrl,
      counter: next.position + 1,
      freeSince: null,
      passed: [...state.passed, { url: next.nextUrl, elapsed: at - state.startedAt }],
    };
  }
}

function readyOrWaiting(state: BootState, steps: readonly BootStep[], at: number): BootState {
  const here = steps.find(({ nextUrl }) => nextUrl === state.url);
  const due = state.startedAt + (state.passed.at(-1)?.elapsed ?? 0) + (here?.timeout ?? 0);
  return state.freeSince !== null || at >= due ? { ...state, phase: 'ready' } : { ...state, switchAt: due };
}

const failed = (state: BootState, problem: BootProblem): BootState => ({
  ...state,
  phase: 'failed',
  problem,
  switchAt: null,
});

const problems: Readonly<Record<string, BootProblem>> = {
  '/boot/auth': 'sessionLoadingError',
  '/client/session': 'sessionLoadingError',
  '/client/settings': 'settingsLoadingError',
};
