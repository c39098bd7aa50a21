import {
  type ConnectionEvent,
  type ConnectionState,
  connectionAfter,
  initialConnection,
} from '../connection';
import type { Environment } from './environment';
import type { ConnectionView } from './types';

export interface Connection {
  view(): ConnectionView;
  /** A call got no answer: the browser may believe to be online while the server is not there. */
  reportUnreachable(): void;
  forceOffline(): void;
  reconnect(): void;
  close(): void;
}

/** How often a server that did not answer is asked again. */
const probeEvery = 5_000;

/** Follows the browser's reports, the server's answers and the person's switch; tells when the app goes online or offline, and whether it is back. */
export function watchConnection(
  environment: Environment,
  onChange: (view: ConnectionView, isBack: boolean) => void,
): Connection {
  const { elapsed, later, connection, forced, probe } = environment;
  const isThere = connection.isReachable() && !connection.isServerGone();
  let state: ConnectionState = connectionAfter(initialConnection(isThere, elapsed()), {
    type: 'quality',
    at: elapsed(),
    ...connection.quality(),
  });
  if (forced.isForced()) state = connectionAfter(state, { type: 'forceOffline', at: elapsed() });
  let view = viewOf(state);
  let callOffTick = () => {};
  let callOffProbe: (() => void) | null = null;
  let isClosed = false;

  function take(event: ConnectionEvent): void {
    if (isClosed) return;
    state = connectionAfter(state, event);
    callOffTick();
    if (state.switchAt !== null)
      callOffTick = later(Math.max(0, state.switchAt - elapsed()), () =>
        take({ type: 'tick', at: elapsed() }),
      );
    const next = viewOf(state);
    if (
      next.isOnline === view.isOnline &&
      next.isForcedOffline === view.isForcedOffline &&
      next.isSlow === view.isSlow
    )
      return;
    const isBack = next.isOnline && !view.isOnline;
    view = next;
    onChange(view, isBack);
  }

  async function look(): Promise<void> {
    callOffProbe = null;
    // Without a network there is nobody to ask; the browser will tell.
    const answers = connection.isReachable() && (await probe());
    if (isClosed) return;
    take({ type: answers ? 'reachable' : 'unreachable', at: elapsed() });
    if (!answers) callOffProbe ??= later(probeEvery, () => void look());
  }

  const unsubscribe = connection.subscribe((event) => {
    if (event === 'offline') take({ type: 'unreachable', at: elapsed() });
    else if (event === 'gone') {
      take({ type: 'unreachable', at: elapsed() });
      callOffProbe ??= later(probeEvery, () => void look());
    } else if (event === 'quality') take({ type: 'quality', at: elapsed(), ...connection.quality() });
    else void look();
  });
  const follow = () => {
    take({ type: forced.isForced() ? 'forceOffline' : 'reconnect', at: elapsed() });
    if (!forced.isForced()) void look();
  };
  const unfollow = forced.subscribe(follow);
  const force = (isForced: boolean) => {
    forced.force(isForced);
    follow();
  };
  // The browser believes in a network, and will not report that the server is back.
  if (connection.isReachable() && !isThere) void look();
  return {
    view: () => view,
    // One call may fail for its own reasons: the server is asked before the whole app goes offline.
    reportUnreachable: () => {
      if (!callOffProbe) void look();
    },
    forceOffline: () => force(true),
    reconnect: () => force(false),
    close: () => {
      isClosed = true;
      callOffTick();
      callOffProbe?.();
      unsubscribe();
      unfollow();
    },
  };
}

const viewOf = ({ isOnline, isForcedOffline, isSlow }: ConnectionState): ConnectionView => ({
  isOnline,
  isForcedOffline,
  isSlow,
});
