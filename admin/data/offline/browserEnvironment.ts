import type { Actor } from '@plumbline/resources/language/permissions';
import { browserLine, forcedOfflineOf, timeouts } from '../connection';
import { deviceIsCalled, readDevice } from '../device';
import type { Environment, TabMessage } from './environment';
import { inTurn } from './inTurn';
import type { Transport } from './sync/failure';

interface Parts {
  user: string;
  instance: string;
  transport: Transport;
  language: () => string;
  actor: () => Actor | null;
  isServerGone: () => boolean;
  onServerGone: (listener: () => void) => () => void;
}

/** The environment of a browser. */
export function browserEnvironment({
  user,
  instance,
  transport,
  language,
  actor,
  isServerGone,
  onServerGone,
}: Parts): Environment {
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    random: () => Math.random(),
    later(milliseconds, work) {
      const timer = window.setTimeout(work, milliseconds);
      return () => window.clearTimeout(timer);
    },
    // Web Locks exist in secure contexts only. Without them two tabs may send the same command, which the server
    // applies once.
    exclusively: (name, work) => (navigator.locks ? navigator.locks.request(name, work) : inTurn(name, work)),
    openChannel(name, hear) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data));
      return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
    },
    async room() {
      const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
      return quota === undefined ? undefined : quota - (usage ?? 0);
    },
    transport,
    async probe() {
      try {
        const response = await fetch('/api/health', {
          cache: 'no-store',
          signal: AbortSignal.timeout(timeouts.brief.stable),
        });
        // A captive portal responds with a page of its own.
        if (!(response.headers.get('content-type') ?? '').includes('json')) return false;
        if (response.ok) return true;
        // A server with a full disk can still be read, and refuses writes itself.
        const { missing } = await response.json();
        return Array.isArray(missing) && !missing.includes('database') && !missing.includes('migrations');
      } catch {
        return false;
      }
    },
    connection: {
      ...browserLine,
      isServerGone,
      subscribe(listener) {
        const stops = [browserLine.subscribe(listener), onServerGone(() => listener('gone'))];
        return () => {
          for (const stop of stops) stop();
        };
      },
    },
    forced: forcedOfflineOf(user),
    language,
    actor,
    device: {
      // Support that mirrors an account uses no device of it.
      id: () =>
        actor()?.mirroring ? null : (readDevice(window.localStorage, { user, instance })?.id ?? null),
      called: deviceIsCalled,
    },
  };
}
