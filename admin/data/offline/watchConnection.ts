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
  /** A call got no response: the browser may report online while the server is unreachable. */
  reportUnreachable(): void;
  forceOffline(): void;
  reconnect(): void;
  close(): void;
}

/** Milliseconds between health checks of an unreachable server. */
const probeEvery = 5_000;

/**
 * Derives online or offline from the browser's events, health checks and the person's switch; reports changes, and
 * whether the app has come back online.
 */
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
    // Without a network no health check; the browser reports when it is back.
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
  // The browser reports a network, so it will not report that the server is back.
  if (connection.isReachable() && !isThere) void look();
  return {
    view: () => view,
    // One call may fail for its own reasons: a health check comes before the whole app goes offline.
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
