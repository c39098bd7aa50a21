import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { defaultBoot } from '@plumbline/resources/rules/boot/configuration';
import { expect, it, vi } from 'vitest';
import type { SessionStatus } from '../../../data/session/signIn/sessionStatus';
import { anna, jan } from '../../../data/session/signIn/testing';
import { carryOutSteps } from './carryOutSteps';
import { createBoot } from './createBoot';

interface World {
  remembered?: SessionSummary | null;
  comesFromSignIn?: boolean;
  words?: Promise<unknown>;
}

/** A page opened at a deep link; the test controls session, store and clock. */
function openPage({ remembered = null, comesFromSignIn = false, words = Promise.resolve() }: World = {}) {
  let now = 0;
  let due: { at: number; work: () => void } | null = null;
  const boot = createBoot({
    configuration: defaultBoot,
    now: () => now,
    later(milliseconds, work) {
      due = { at: now + milliseconds, work };
      return () => {
        due = null;
      };
    },
  });
  let status: SessionStatus = { state: 'unknown', actor: remembered, code: null };
  const listeners = new Set<() => void>();
  const become = (next: SessionStatus) => {
    status = next;
    for (const listener of [...listeners]) listener();
  };
  let break_ = (_error: Error) => {};
  const session = {
    start: () =>
      new Promise<SessionStatus>((_resolve, reject) => {
        break_ = reject;
      }),
    status: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remembered: async () => remembered,
    goOnRemembered: vi.fn(() => {
      if (status.state === 'unknown' && status.actor) become({ ...status, state: 'remembered' });
    }),
  };
  const stores: { actor: SessionSummary; open: () => void; refuse: (error: Error) => void }[] = [];
  const openStore = vi.fn(
    (actor: SessionSummary) =>
      new Promise<void>((open, refuse) => {
        stores.push({ actor, open, refuse });
      }),
  );
  boot.take({ type: 'open', url: '/bin' });
  const stands = vi.fn();
  void carryOutSteps({
    boot,
    session,
    openStore,
    words,
    screen: Promise.resolve(),
    address: () => '/tasks/overview-open',
    comesFromSignIn,
  }).then(stands);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    boot,
    session,
    stores,
    stands,
    settle,
    breakSession: (error: Error) => break_(error),
    answer: (state: SessionStatus['state'], actor: SessionSummary | null) =>
      become({ state, actor, code: null }),
    async openStores() {
      for (const { open } of stores) open();
      await settle();
    },
    async elapse(milliseconds: number) {
      now += milliseconds;
      if (due && due.at <= now) due.work();
      await settle();
    },
  };
}

it('is ready when both session and store are', async () => {
  const page = openPage();
  await page.settle();
  expect(page.boot.state().url).toBe('/boot/auth');
  page.answer('signedIn', anna);
  await page.settle();
  expect(page.boot.state().url).toBe('/client/location-selection');
  expect(page.stands).not.toHaveBeenCalled();
  await page.openStores();
  expect(page.boot.state()).toMatchObject({ phase: 'ready', switchAt: null });
  expect(page.boot.state().passed.map(({ elapsed }) => elapsed)).toEqual(Array(8).fill(0));
  expect(page.stands).toHaveBeenCalledTimes(1);
});

it('opens the store of the remembered user while it waits for the server', async () => {
  const page = openPage({ remembered: anna });
  await page.settle();
  expect(page.stores.map(({ actor }) => actor.user)).toEqual(['anna']);
  expect(page.boot.state()).toMatchObject({ url: '/boot/auth', switchAt: 500 });
  expect(page.session.goOnRemembered).not.toHaveBeenCalled();
});

it('continues with the remembered user if the server does not answer within 500 ms', async () => {
  const page = openPage({ remembered: anna });
  await page.settle();
  await page.elapse(499);
  expect(page.session.goOnRemembered).not.toHaveBeenCalled();
  await page.elapse(1);
  expect(page.session.goOnRemembered).toHaveBeenCalled();
  await page.openStores();
  expect(page.boot.state().phase).toBe('ready');
  page.answer('signedIn', anna);
  expect(page.boot.state().phase).toBe('ready');
});

it('waits for the server without limit if no user is remembered', async () => {
  const page = openPage();
  await page.elapse(60_000);
  expect(page.boot.state()).toMatchObject({ url: '/boot/auth', phase: 'running' });
  expect(page.session.goOnRemembered).not.toHaveBeenCalled();
});

it('does not assume the remembered user after a sign-in', async () => {
  const page = openPage({ remembered: anna, comesFromSignIn: true });
  await page.settle();
  await page.elapse(60_000);
  expect(page.session.goOnRemembered).not.toHaveBeenCalled();
  page.answer('signedIn', jan);
  page.stores[0]?.open();
  await page.settle();
  // Anna's store is open, but Jan's is needed.
  expect(page.boot.state().phase).toBe('running');
  await page.openStores();
  expect(page.boot.state().phase).toBe('ready');
});

it('works without a store if the browser has none', async () => {
  const page = openPage();
  page.answer('signedIn', anna);
  page.stores[0]?.refuse(new Error('private window'));
  await page.settle();
  expect(page.boot.state().phase).toBe('ready');
});

it.each(['signedOut', 'unreachable'] as const)('can be rendered if the user must act: %s', async (state) => {
  const page = openPage();
  page.answer(state, null);
  await page.settle();
  expect(page.stands).toHaveBeenCalledTimes(1);
  expect(page.boot.state()).toMatchObject({ phase: 'running', url: '/boot/auth', run: 1 });
});

it('restarts on sign-out in another tab, and continues on sign-in there', async () => {
  const page = openPage();
  page.answer('signedIn', anna);
  await page.openStores();
  page.answer('signedOut', null);
  await page.settle();
  expect(page.boot.state()).toMatchObject({ phase: 'running', url: '/boot/auth', run: 2 });
  page.answer('signedIn', jan);
  await page.settle();
  expect(page.boot.state().phase).toBe('running');
  await page.openStores();
  expect(page.boot.state()).toMatchObject({ phase: 'ready', remembered: '/tasks/overview-open' });
});

it('reports that the session could not be loaded', async () => {
  const page = openPage();
  page.breakSession(new DOMException('no locks here', 'SecurityError'));
  await page.settle();
  expect(page.boot.state()).toMatchObject({ phase: 'failed', problem: 'sessionLoadingError' });
  expect(page.stands).toHaveBeenCalledTimes(1);
});

it('reports that the settings could not be loaded', async () => {
  const page = openPage({ words: Promise.reject(new Error('chunk')) });
  await page.settle();
  expect(page.boot.state()).toMatchObject({ phase: 'failed', problem: 'settingsLoadingError' });
});
