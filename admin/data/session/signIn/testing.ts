import type { RefreshedSession, SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { UnlockCheck } from '@plumbline/resources/rules/auth/unlockCheck';
import { createSession, type Session, type TabMessage } from './createSession';
import { type IdentityStore, identityStore } from './identityStore';

export const anna: SessionSummary = {
  user: 'anna',
  contact: 'anna-at-one',
  instance: 'one',
  instanceName: 'One',
  instanceType: 'AUDITOR',
  role: 'Owner',
  locations: 'all',
  categories: 'all',
  email: 'anna@auditor.example',
  name: 'Anna Nowak',
  language: 'pl-PL',
  contacts: [],
};
export const jan: SessionSummary = {
  ...anna,
  user: 'jan',
  contact: 'jan-at-one',
  email: 'jan@auditor.example',
  name: 'Jan',
};

/** The session endpoints as seen by a tab: the person signed in by cookie, and network problems. */
export interface FakeServer {
  actor: SessionSummary | null;
  trouble: null | 'network' | number | 'portal';
  refusal: string;
  isLocked: boolean;
  provenAgo: number;
  session: string;
  unlockCheck: UnlockCheck | null;
  calls: string[];
  fetch: typeof fetch;
}

export function fakeServer(actor: SessionSummary | null = anna): FakeServer {
  let tokens = 0;
  const server: FakeServer = {
    actor,
    trouble: null,
    refusal: 'SESSION_ENDED',
    isLocked: false,
    provenAgo: 3_600_000,
    session: 'session-1',
    unlockCheck: null,
    calls: [],
    async fetch(input, init) {
      const path = new URL(String(input), 'http://app').pathname;
      server.calls.push(`${init?.method ?? 'GET'} ${path}`);
      // Responses arrive asynchronously.
      await Promise.resolve();
      if (server.trouble === 'network') throw new TypeError('Failed to fetch');
      if (server.trouble === 'portal')
        return new Response('<html>Welcome to the hotel</html>', { status: 200 });
      if (server.trouble !== null) return Response.json({ code: 'NOT_READY' }, { status: server.trouble });
      if (path.startsWith('/api/session/signout')) {
        server.actor = null;
        return Response.json({ endSessionUrl: null });
      }
      if (path === '/api/session/lock') {
        server.isLocked = true;
        return Response.json({});
      }
      if (path === '/api/session/unlock') {
        if (!String(init?.body).includes('right'))
          return Response.json({ code: 'INVALID', message: 'INVALID', data: {} }, { status: 422 });
        server.isLocked = false;
        server.provenAgo = 0;
      }
      if (server.isLocked)
        return Response.json({ code: 'SESSION_LOCKED', message: '', data: {} }, { status: 401 });
      // A browser without cookie gets NOT_SIGNED_IN with status 200.
      if (!server.actor && server.refusal === 'NOT_SIGNED_IN') return Response.json({ code: server.refusal });
      if (!server.actor)
        return Response.json({ code: server.refusal, message: server.refusal, data: {} }, { status: 401 });
      tokens += 1;
      const refreshed: RefreshedSession = {
        accessToken: `token-${tokens}`,
        expiresAt: 0,
        lifetime: 900,
        provenAgo: server.provenAgo,
        session: server.session,
        unlockCheck: server.unlockCheck,
        actor: server.actor,
      };
      return Response.json(refreshed);
    },
  };
  return server;
}

export function memoryIdentity(): IdentityStore {
  const values = new Map<string, unknown>();
  return identityStore({
    getItem: async <T>(key: string) => (values.get(key) ?? null) as T | null, // as localforage types it
    setItem: async (key, value) => {
      values.set(key, structuredClone(value));
      return value;
    },
    removeItem: async (key) => {
      values.delete(key);
    },
  });
}

export interface Device {
  identity: IdentityStore;
  /** Milliseconds of the device's clock. */
  clock: number;
  /** Opens a tab of the app; tabs share messages and one lock. */
  open: () => Tab;
}
export interface Tab {
  session: Session;
  /** The tab's pending timer: its delay in milliseconds, and the callback. */
  planned: () => { after: number; run: () => void } | null;
}

export function device(server: FakeServer): Device {
  const tabs: Session[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const self: Device = {
    identity: memoryIdentity(),
    clock: 1_000_000,
    open() {
      let plan: { after: number; run: () => void } | null = null;
      const session: Session = createSession({
        fetch: (address, init) => server.fetch(address, init),
        now: () => self.clock,
        identity: self.identity,
        exclusively: (work) => {
          const mine = turn.then(work);
          turn = mine.catch(() => {});
          return mine;
        },
        tellTabs: (message: TabMessage) => {
          for (const tab of tabs) if (tab !== session) tab.hear(structuredClone(message));
        },
        later: (after, run) => {
          plan = { after, run };
          return () => {
            plan = null;
          };
        },
      });
      tabs.push(session);
      return { session, planned: () => plan };
    },
  };
  return self;
}
