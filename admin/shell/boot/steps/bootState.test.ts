import { type BootConfiguration, defaultBoot, stepUrls } from '@plumbline/resources/rules/boot/configuration';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressAfterBoot, type BootEvent, type BootState, bootAfter, initialBoot } from './bootState';

const open = (url = '/tasks/overview-open', at = 0): BootEvent => ({ type: 'open', url, at });
const done = (url: string, at = 0, run = 1): BootEvent => ({ type: 'done', url, run, at });
const all = (at = 0): BootEvent[] => stepUrls.map((url) => done(url, at));

const play = (events: readonly BootEvent[], configuration: BootConfiguration = defaultBoot): BootState =>
  events.reduce((state, event) => bootAfter(state, event, configuration), initialBoot);
const configured = (...steps: BootConfiguration['steps']): BootConfiguration => ({ ...defaultBoot, steps });

describe('the boot machine', () => {
  it('starts at the root, and enters the first step while its work is running', () => {
    expect(initialBoot).toMatchObject({ phase: 'idle', url: '/', counter: 0 });
    expect(play([open()])).toMatchObject({
      phase: 'running',
      url: '/boot/auth',
      counter: 1,
      switchAt: null,
      passed: [{ url: '/boot/auth', elapsed: 0 }],
    });
  });

  it('passes all steps in order', () => {
    const state = play([open(), ...all(40)]);
    expect(state.passed.map(({ url }) => url)).toEqual([...stepUrls]);
    expect(state).toMatchObject({ phase: 'ready', url: '/client/router', counter: 8, problem: null });
  });

  it('leaves a step only when its own work is done', () => {
    const state = play([
      open(),
      ...all(10).filter((event) => !('url' in event) || event.url !== '/client/data'),
    ]);
    expect(state).toMatchObject({ phase: 'running', url: '/client/data', counter: 4, switchAt: null });
    expect(bootAfter(state, { type: 'tick', at: 60_000 }, defaultBoot).url).toBe('/client/data');
    expect(bootAfter(state, done('/client/data', 900), defaultBoot).phase).toBe('ready');
  });

  it('is ready exactly when the last work is done, in any order', () => {
    const works = stepUrls.filter((url) => url !== '/client/router');
    fc.assert(
      fc.property(fc.shuffledSubarray(works, { minLength: works.length }), (order) => {
        const states = order.map((_url, index) =>
          play([open(), ...order.slice(0, index + 1).map((url, place) => done(url, place * 7))]),
        );
        expect(states.map(({ phase }) => phase === 'ready')).toEqual(
          order.map((_url, index) => index === order.length - 1),
        );
        expect(states.at(-1)?.passed.at(-1)?.elapsed).toBe((order.length - 1) * 7);
      }),
    );
  });

  it('records the elapsed time of each step', () => {
    const state = play([open('/', 100), done('/boot/auth', 130), done('/client/session', 130), ...all(250)]);
    expect(state.passed.map(({ elapsed }) => elapsed)).toEqual([0, 30, 30, 150, 150, 150, 150, 150]);
  });
});

describe('a timeout', () => {
  const atAuth = [open(), done('/boot/auth', 20)];

  it('is the maximum wait for the work of the step', () => {
    const waiting = play(atAuth);
    expect(waiting).toMatchObject({ url: '/boot/auth', counter: 1, switchAt: 520 });
    expect(bootAfter(waiting, { type: 'tick', at: 519 }, defaultBoot)).toMatchObject({
      url: '/boot/auth',
      switchAt: 520,
    });
    expect(bootAfter(waiting, { type: 'tick', at: 520 }, defaultBoot)).toMatchObject({
      url: '/client/session',
      counter: 2,
      switchAt: null,
    });
  });

  it('ends when the work is done', () => {
    expect(play([...atAuth, done('/client/session', 35)])).toMatchObject({
      url: '/client/location-selection',
      switchAt: null,
    });
  });

  it('is skipped if the work was done before', () => {
    expect(play([open(), done('/client/session', 5), done('/boot/auth', 20)]).url).toBe(
      '/client/location-selection',
    );
  });

  it('of the last step delays the ready state', () => {
    const last = configured(
      { nextUrl: '/boot/auth', timeout: 0, position: 0, stepAfterLogin: true },
      { nextUrl: '/client/router', timeout: 300, position: 1 },
    );
    const waiting = play([open(), done('/boot/auth', 20), { type: 'tick', at: 320 }], last);
    expect(waiting).toMatchObject({ phase: 'running', url: '/client/router', switchAt: 620 });
    expect(bootAfter(waiting, { type: 'tick', at: 620 }, last).phase).toBe('ready');
    expect(bootAfter(waiting, done('/client/router', 400), last).phase).toBe('ready');
  });

  it('of the first step counts from the start', () => {
    const first = configured({ nextUrl: '/boot/auth', timeout: 50, position: 0, stepAfterLogin: true });
    expect(play([open('/', 7)], first)).toMatchObject({ url: '/', switchAt: 57 });
    expect(play([open('/', 7), { type: 'tick', at: 57 }], first).url).toBe('/boot/auth');
  });
});

describe('the requested address', () => {
  test.each([
    ['/tasks/overview-open?filter=%7B%7D#x', '/tasks/overview-open?filter=%7B%7D#x'],
    ['/', '/start/dashboard'],
    ['/?source=pwa', '/start/dashboard'],
    ['/login', '/start/dashboard'],
    ['/index.html/afterlogin', '/start/dashboard'],
    ['/boot/start', '/start/dashboard'],
    ['//elsewhere.example', '/start/dashboard'],
    ['/logins/overview', '/logins/overview'],
  ])('%s redirects to %s', (url, goal) => {
    expect(addressAfterBoot(play([open(url), ...all()]), defaultBoot)).toBe(goal);
  });

  it('is that of the start, not of a later link', () => {
    const state = play([open('/equipments/overview'), open('/bin'), ...all(), open('/contacts/overview')]);
    expect(state).toMatchObject({ phase: 'ready', remembered: '/equipments/overview' });
  });
});

describe('after signing in', () => {
  it('continues at the flagged step', () => {
    const state = play([open(), { type: 'loggedIn', at: 30 }]);
    expect(state).toMatchObject({ url: '/boot/auth', counter: 1, switchAt: 530 });
    expect(play([open(), { type: 'loggedIn', at: 30 }, done('/client/session', 31)])).toMatchObject({
      url: '/client/location-selection',
      counter: 3,
    });
  });

  it('skips the steps before it', () => {
    const late = configured(
      { nextUrl: '/boot/auth', timeout: 0, position: 0 },
      { nextUrl: '/pwa', timeout: 0, position: 1 },
      { nextUrl: '/client/session', timeout: 0, position: 2, stepAfterLogin: true },
    );
    const state = play([open(), { type: 'loggedIn', at: 30 }], late);
    expect(state).toMatchObject({ url: '/client/session', counter: 3 });
    expect(state.passed.map(({ url }) => url)).toEqual(['/boot/auth', '/client/session']);
  });

  it('does not go back from a later step', () => {
    const further = [open(), done('/boot/auth'), done('/client/session', 1)];
    expect(play([...further, { type: 'loggedIn', at: 2 }])).toEqual(play(further));
    const ready = [open(), ...all()];
    expect(play([...ready, { type: 'loggedIn', at: 2 }])).toEqual(play(ready));
  });
});

describe('a failed start', () => {
  it('is caused by a missing next step', () => {
    const gap = configured(
      { nextUrl: '/boot/auth', timeout: 0, position: 0, stepAfterLogin: true },
      { nextUrl: '/client/router', timeout: 0, position: 2 },
    );
    expect(play([open(), done('/boot/auth')], gap)).toMatchObject({
      phase: 'failed',
      problem: 'noSuccess',
      url: '/boot/auth',
    });
  });

  it('is caused by a missing flagged step after signing in', () => {
    const none = configured(
      { nextUrl: '/boot/auth', timeout: 0, position: 0 },
      { nextUrl: '/client/router', timeout: 0, position: 1 },
    );
    expect(play([open(), { type: 'loggedIn', at: 1 }], none)).toMatchObject({
      phase: 'failed',
      problem: 'noSuccess',
    });
  });

  test.each([
    ['/boot/auth', 'sessionLoadingError'],
    ['/client/session', 'sessionLoadingError'],
    ['/client/settings', 'settingsLoadingError'],
    ['/client/data', 'noSuccess'],
  ])('of %s reports %s', (url, problem) => {
    expect(play([open(), { type: 'failed', url, run: 1, at: 5 }])).toMatchObject({
      phase: 'failed',
      problem,
    });
  });

  it('is final', () => {
    const state = play([open(), { type: 'failed', url: '/client/data', run: 1, at: 5 }]);
    for (const event of [...all(6), open('/', 7), { type: 'tick', at: 8 }, { type: 'loggedIn', at: 9 }])
      expect(bootAfter(state, event as BootEvent, defaultBoot)).toBe(state); // one of the events above
  });

  it('is not caused by the work of an earlier run', () => {
    const state = play([open(), ...all(), { type: 'signedOut', url: '/bin', at: 9 }]);
    expect(bootAfter(state, { type: 'failed', url: '/client/data', run: 1, at: 10 }, defaultBoot)).toBe(
      state,
    );
  });
});

describe('after signing out', () => {
  it('a ready app starts again and returns to the current screen', () => {
    const state = play([open('/bin'), ...all(), { type: 'signedOut', url: '/equipments/overview', at: 70 }]);
    expect(state).toMatchObject({
      phase: 'running',
      url: '/boot/auth',
      counter: 1,
      run: 2,
      remembered: '/equipments/overview',
      done: [],
      passed: [{ url: '/boot/auth', elapsed: 0 }],
    });
  });

  it('a start that used the remembered user starts again', () => {
    const state = play([open('/bin'), done('/boot/auth', 5), { type: 'signedOut', url: '/bin', at: 70 }]);
    expect(state).toMatchObject({ run: 2, url: '/boot/auth', counter: 1, switchAt: null });
  });

  it('a start that waits for the sign-in keeps waiting', () => {
    const waiting = [open('/bin'), done('/pwa', 1)];
    expect(play([...waiting, { type: 'signedOut', url: '/bin', at: 70 }])).toEqual(play(waiting));
  });

  it('the work of an earlier run does not count', () => {
    const state = play([open('/bin'), ...all(), { type: 'signedOut', url: '/bin', at: 70 }]);
    expect(bootAfter(state, done('/client/data', 80, 1), defaultBoot)).toBe(state);
    expect(bootAfter(state, done('/client/data', 80, 2), defaultBoot).done).toEqual(['/client/data']);
  });
});

test('ignores events before the start, and repeated ones', () => {
  for (const event of [...all(), { type: 'tick', at: 1 }, { type: 'loggedIn', at: 1 }] as BootEvent[])
    expect(bootAfter(initialBoot, event, defaultBoot)).toBe(initialBoot);
  expect(play([{ type: 'signedOut', url: '/', at: 1 }])).toBe(initialBoot);
  expect(play([open(), done('/pwa'), done('/pwa')]).done).toEqual(['/pwa']);
});
