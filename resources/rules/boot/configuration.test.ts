import { expect, it, test } from 'vitest';
import { defaultBoot, readBootConfiguration } from './configuration';

const session = defaultBoot.steps[1];

it('is what the specification says where nothing else is configured', () => {
  expect(defaultBoot.steps.map(({ position, nextUrl, timeout }) => [position, nextUrl, timeout])).toEqual([
    [0, '/boot/auth', 0],
    [1, '/client/session', 500],
    [2, '/client/location-selection', 0],
    [3, '/client/data', 0],
    [4, '/client/device', 0],
    [5, '/pwa', 0],
    [6, '/client/settings', 0],
    [7, '/client/router', 0],
  ]);
  expect(defaultBoot.steps.filter(({ stepAfterLogin }) => stepAfterLogin)).toEqual([session]);
  expect(readBootConfiguration(JSON.parse(JSON.stringify(defaultBoot)))).toEqual(defaultBoot);
});

it('brings steps into the order of their positions', () => {
  const read = readBootConfiguration({ ...defaultBoot, steps: [...defaultBoot.steps].reverse() });
  expect(read).toEqual(defaultBoot);
});

it('returns from signing in to the address of the specification unless another one is configured', () => {
  const { afterLoginUrl: _, ...earlier } = defaultBoot;
  expect(readBootConfiguration(earlier).afterLoginUrl).toBe('/index.html/afterlogin');
});

const withStep = (at: number, change: object) => ({
  ...defaultBoot,
  steps: defaultBoot.steps.map((step, index) => (index === at ? { ...step, ...change } : step)),
});

it('takes other delays, another order in between and another screen to begin with', () => {
  const swapped = [4, 5].map((at) => ({ ...defaultBoot.steps[at], position: 9 - at, timeout: 20 }));
  const steps = [...defaultBoot.steps.slice(0, 4), ...swapped.reverse(), ...defaultBoot.steps.slice(6)];
  const other = { afterBootUrl: '/audits/planning/overview', afterLoginUrl: '/index.html/welcome', steps };
  expect(readBootConfiguration(other)).toEqual(other);
});

test.each([
  [null, 'the configuration must be an object'],
  [{ ...defaultBoot, colour: 'red' }, 'the configuration must not have "colour"'],
  [{ ...defaultBoot, afterBootUrl: 'start' }, 'afterBootUrl must be the address of a screen'],
  [{ ...defaultBoot, afterBootUrl: '//elsewhere.example' }, 'afterBootUrl must be'],
  [{ ...defaultBoot, afterBootUrl: '/index.html/afterlogin' }, 'afterBootUrl must be'],
  [{ ...defaultBoot, afterLoginUrl: '/start/dashboard' }, 'afterLoginUrl must be an address such as'],
  [{ ...defaultBoot, afterLoginUrl: '/index.html/afterlogout' }, 'afterLoginUrl must be'],
  [{ ...defaultBoot, steps: 'all' }, 'steps must be a list'],
  [{ ...defaultBoot, steps: [] }, 'steps must name /boot/auth once'],
  [{ ...defaultBoot, steps: ['/boot/auth'] }, 'steps[0] must be an object'],
  [withStep(3, { nextUrl: '/client/coffee' }), 'steps[3].nextUrl must be one of /boot/auth'],
  [withStep(3, { nextUrl: '/pwa' }), 'steps must name /client/data once'],
  [withStep(0, { timeout: -1 }), 'steps[0].timeout must be whole milliseconds, 0 to 10000'],
  [withStep(0, { timeout: '500' }), 'steps[0].timeout'],
  [withStep(2, { position: 3 }), 'steps must have the positions 0 to 7, each once'],
  [withStep(0, { position: 0.5 }), 'steps[0].position must be a whole number'],
  [
    {
      ...defaultBoot,
      steps: withStep(0, { position: 1 }).steps.map((step, at) =>
        at === 1 ? { ...step, position: 0 } : step,
      ),
    },
    'steps must begin with /boot/auth and end with /client/router',
  ],
  [withStep(1, { stepAfterLogin: 'yes' }), 'steps[1].stepAfterLogin must be true or false'],
  [withStep(1, { url: '/pwa' }), 'steps[1] must not have "url"'],
  [withStep(1, { stepAfterLogin: false }), 'exactly one of the steps must have stepAfterLogin: true'],
  [withStep(2, { stepAfterLogin: true }), 'exactly one'],
])('refuses %j: %s', (value, message) => {
  expect(() => readBootConfiguration(value)).toThrow(message);
});
