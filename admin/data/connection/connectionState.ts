/**
 * State machine of the connection (specification, sections 4 and 9), pure: events in, state out. Times are
 * milliseconds of one clock.
 */
export interface ConnectionState {
  isOnline: boolean;
  isForcedOffline: boolean;
  isSlow: boolean;
  /** Reachability according to the browser and the server's responses, before the rules are applied, and since when. */
  isReachable: boolean;
  reachableSince: number;
  /** When to check again whether to go online; null: no check is due. */
  switchAt: number | null;
}

export type ConnectionEvent =
  | { type: 'reachable' | 'unreachable' | 'forceOffline' | 'reconnect' | 'tick'; at: number }
  | ({ type: 'quality'; at: number } & Quality);

export interface Quality {
  downlink?: number | undefined;
  effectiveType?: string | undefined;
  roundTrip?: number | undefined;
}

export const reconnectDelay = 10_000;
export const leastOnlineTime = 2_000;
const slowDownlink = 0.15;
const slowRoundTrip = 600;

export const initialConnection = (isReachable: boolean, at: number): ConnectionState => ({
  isOnline: isReachable,
  isForcedOffline: false,
  isSlow: false,
  isReachable,
  reachableSince: at,
  switchAt: null,
});

export function connectionAfter(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'reachable': {
      if (state.isReachable) return state;
      const back = { ...state, isReachable: true, reachableSince: event.at };
      // The delay starts at the first report; an unstable connection does not extend it.
      return {
        ...back,
        switchAt: state.isForcedOffline ? null : (state.switchAt ?? event.at + reconnectDelay),
      };
    }
    case 'unreachable':
      return state.isReachable || state.isOnline ? { ...state, isReachable: false, isOnline: false } : state;
    case 'forceOffline':
      return { ...state, isForcedOffline: true, isOnline: false, switchAt: null };
    case 'reconnect':
      // Requested by the person: no delay.
      return { ...state, isForcedOffline: false, isOnline: state.isReachable, switchAt: null };
    case 'quality':
      return { ...state, isSlow: isSlow(event) };
    case 'tick':
      return state.switchAt !== null && event.at >= state.switchAt ? whenDue(state, event.at) : state;
  }
}

function whenDue(state: ConnectionState, at: number): ConnectionState {
  if (!state.isReachable || state.isForcedOffline) return { ...state, switchAt: null };
  const isStable = at - state.reachableSince > leastOnlineTime;
  return isStable
    ? { ...state, isOnline: true, switchAt: null }
    : { ...state, switchAt: state.reachableSince + leastOnlineTime + 1 };
}

/**
 * Whether a connection of this quality is slow (section 9): megabits per second, the browser's effective type,
 * milliseconds.
 */
export function isSlow({ downlink, effectiveType, roundTrip }: Quality): boolean {
  return (
    (downlink !== undefined && downlink <= slowDownlink) ||
    effectiveType === '2g' ||
    effectiveType === 'slow-2g' ||
    (roundTrip !== undefined && roundTrip > slowRoundTrip)
  );
}
