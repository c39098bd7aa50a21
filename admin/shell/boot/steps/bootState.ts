import type { BootConfiguration, BootStep } from '@plumbline/resources/rules/boot/configuration';
import { isScreenAddress } from '../../../kit/routes/isScreenAddress';

/**
 * How the app starts (specification, sections 2, 4 and 9), as a pure machine: events in, state out. Times are milliseconds
 * of one clock.
 *
 * The specification sends the app from step to step, each of which does its work, and waits 500 ms before the session.
 * Taken by the letter, everything would be waited for one after the other, eight addresses would stand in the browser's
 * history, and half a second would be lost by everybody every time. Read here so that it costs nobody anything:
 * - All work begins at once, outside of the machine, which is told what is done (`done`) in whatever order. A step is left
 *   as soon as its own work is done, so the whole takes as long as the longest part.
 * - A step's timeout is the longest that the app waits for the work of that step before it goes there. Work that is done
 *   leaves nothing to wait for. That of the session (500 ms) is thus how long the server's word is waited for on a device
 *   that knows who worked here last: then the app goes on with that person, and the word is taken in when it comes.
 *   Behind a network that swallows everything the app opens after half a second instead of after minutes.
 * - The last step is not waited for longer than its timeout: a screen that is still being fetched says so itself.
 * - `url` is the machine's own address. The browser's stays at the screen that was asked for, so that links and going
 *   back never meet a step.
 */
export interface BootState {
  /** `idle`: not begun. `failed`: `problem` says why. */
  phase: 'idle' | 'running' | 'ready' | 'failed';
  /** The root, or the step where the app is. */
  url: string;
  /** Position of the step that comes next. */
  counter: number;
  /** The screen that was asked for; null: none in particular. */
  remembered: string | null;
  /** Steps whose work is done. */
  done: readonly string[];
  problem: BootProblem | null;
  /** Counts the starts; what was begun in an earlier one does not count for this one. */
  run: number;
  startedAt: number;
  /** Since when nothing is to be done where the app is; null: something is. */
  freeSince: number | null;
  /** When to look again; null: nothing is due. */
  switchAt: number | null;
  /** Steps of this run, in the order in which the app came to them. */
  passed: readonly { url: string; elapsed: number }[];
}

/** Name of the label that says what went wrong. */
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
      // The guard: what is asked for before the start has begun is remembered, and the start begins at the root.
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
      // Anyone who is past it goes on from where they are.
      if (state.counter > flagged.position) return state;
      return goOn({ ...state, counter: flagged.position, freeSince: event.at }, steps, event.at);
    }
    case 'signedOut':
      // Back to the start, and afterwards to the screen where the person is now. There already, nothing was lost.
      if (state.phase === 'idle' || state.phase === 'failed' || isAtStart(state)) return state;
      return goOn(begun(state, event.url, event.at), steps, event.at);
    case 'tick':
      return state.phase === 'running' ? goOn(state, steps, event.at) : state;
  }
}

/** Where the person goes when the app is ready. */
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

/** As far as it goes without waiting. */
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
