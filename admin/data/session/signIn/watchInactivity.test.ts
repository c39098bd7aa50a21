import { expect, test } from 'vitest';
import { graceAfterReturn, inactivityLimit, watchInactivity } from './watchInactivity';

/** A browser with several tabs, a clock that is moved by hand, and a server that may be away. */
function browser({ stored = null as number | null, provenAt = 0 } = {}) {
  const self = { clock: 10 * inactivityLimit, stored, isLocked: false, hasServer: true, provenAt, asked: 0 };
  const timers = new Map<symbol, { at: number; work: () => void }>();
  const open = () =>
    watchInactivity({
      now: () => self.clock,
      later(milliseconds, work) {
        const key = Symbol('timer');
        timers.set(key, { at: self.clock + milliseconds, work });
        return () => timers.delete(key);
      },
      lastActivity: {
        read: () => self.stored,
        write: (at) => {
          self.stored = at;
        },
      },
      isLocked: () => self.isLocked,
      lock: async () => {
        self.asked += 1;
        if (self.hasServer) self.isLocked = true;
        return self.hasServer;
      },
      provenAt: () => self.provenAt,
    });
  /** Lets time pass; a sleeping device runs no timers meanwhile. */
  const pass = async (milliseconds: number, { asleep = false } = {}) => {
    const until = self.clock + milliseconds;
    for (;;) {
      const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at);
      if (asleep || !next || next[1].at > until) break;
      timers.delete(next[0]);
      self.clock = Math.max(self.clock, next[1].at);
      next[1].work();
      await Promise.resolve();
      await Promise.resolve();
    }
    self.clock = until;
  };
  const settle = async () => {
    await Promise.resolve();
    await Promise.resolve();
  };
  return { self, open, pass, settle };
}

test('locks two hours after the last sign of life, to the millisecond', async () => {
  const { self, open, pass } = browser();
  const tab = open();
  await pass(60_000);
  tab.active();
  await pass(inactivityLimit - 1);
  expect(self.isLocked).toBe(false);
  await pass(1);
  expect(self.isLocked).toBe(true);
});

test('work in one tab keeps the other ones open', async () => {
  const { self, open, pass } = browser();
  const [one] = [open(), open()];
  await pass(inactivityLimit - 10_000);
  one.active();
  await pass(inactivityLimit - 1);
  expect(self.isLocked).toBe(false);
});

test('the time a device slept counts, and the touch that wakes it does not excuse it', async () => {
  const { self, open, pass, settle } = browser();
  const tab = open();
  await pass(3 * inactivityLimit, { asleep: true });
  tab.active();
  await settle();
  expect(self.isLocked).toBe(true);
});

test('counts while the app is closed, unless somebody has just signed in', async () => {
  const late = browser({ stored: 7 * inactivityLimit });
  late.open();
  await late.settle();
  expect(late.self.isLocked).toBe(true);
  const fresh = browser({ stored: 7 * inactivityLimit, provenAt: 10 * inactivityLimit - 5 });
  fresh.open();
  await fresh.settle();
  expect(fresh.self.isLocked).toBe(false);
});

test('an unlock counts after a reload too, even if the server does not tell of it at once', async () => {
  const { self, open, settle } = browser({ stored: 7 * inactivityLimit });
  const tab = open();
  await settle();
  expect(self.isLocked).toBe(true);
  self.provenAt = self.clock;
  self.isLocked = false;
  tab.look();
  tab.close();
  self.provenAt = 0;
  self.clock += 1000;
  open();
  await settle();
  expect(self.isLocked).toBe(false);
});

test('without network nobody is locked out: anyone who comes back works on', async () => {
  const { self, open, pass } = browser();
  const tab = open();
  self.hasServer = false;
  await pass(inactivityLimit + 1);
  tab.active();
  await pass(graceAfterReturn + 10_000);
  self.hasServer = true;
  tab.look();
  await pass(inactivityLimit / 2);
  expect(self.isLocked).toBe(false);
});

test('a device that wakes and finds its network a little later is locked all the same', async () => {
  const { self, open, pass } = browser();
  const tab = open();
  self.hasServer = false;
  await pass(2 * inactivityLimit, { asleep: true });
  tab.active();
  await pass(20_000);
  self.hasServer = true;
  await pass(6_000);
  expect(self.isLocked).toBe(true);
});

test('a device left alone without network is locked as soon as there is one', async () => {
  const { self, open, pass, settle } = browser();
  const tab = open();
  self.hasServer = false;
  await pass(3 * inactivityLimit);
  self.hasServer = true;
  tab.look();
  await settle();
  expect(self.isLocked).toBe(true);
});

test('asks the server once at a time, and nothing at all once it is closed', async () => {
  const { self, open, pass } = browser();
  const tab = open();
  await pass(2 * inactivityLimit, { asleep: true });
  self.hasServer = false;
  for (let touch = 0; touch < 20; touch += 1) tab.active();
  expect(self.asked).toBe(1);
  tab.close();
  await pass(inactivityLimit);
  expect(self.asked).toBe(1);
});
