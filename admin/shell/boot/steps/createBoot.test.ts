import { defaultBoot } from '@plumbline/resources/rules/boot/configuration';
import { expect, it, vi } from 'vitest';
import { createBoot } from './createBoot';

function start() {
  let now = 1000;
  const timers: { at: number; work: () => void }[] = [];
  const boot = createBoot({
    configuration: defaultBoot,
    now: () => now,
    later(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
    },
  });
  const elapse = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.work();
    }
  };
  const heard = vi.fn();
  boot.subscribe(({ url }) => heard(url));
  return { boot, elapse, heard, timers };
}

it('continues when a timeout expires', () => {
  const { boot, elapse, heard } = start();
  boot.take({ type: 'open', url: '/bin' });
  boot.take({ type: 'done', url: '/boot/auth', run: 1 });
  elapse(499);
  expect(boot.state().url).toBe('/boot/auth');
  elapse(1);
  expect(boot.state().url).toBe('/client/session');
  expect(heard.mock.calls.flat()).toEqual(['/boot/auth', '/boot/auth', '/client/session']);
  expect(boot.goal()).toBe('/bin');
});

it('sets no timer when there is nothing to wait for', () => {
  const { boot, timers } = start();
  boot.take({ type: 'open', url: '/' });
  boot.take({ type: 'done', url: '/boot/auth', run: 1 });
  expect(timers).toHaveLength(1);
  boot.take({ type: 'done', url: '/client/session', run: 1 });
  expect(timers).toHaveLength(0);
  expect(boot.goal()).toBe('/start/dashboard');
});

it('does not notify listeners without a change', () => {
  const { boot, heard } = start();
  boot.take({ type: 'done', url: '/pwa', run: 1 });
  expect(heard).not.toHaveBeenCalled();
  expect(boot.state()).toBe(boot.state());
});
