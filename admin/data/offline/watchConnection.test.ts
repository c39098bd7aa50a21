import { expect, test, vi } from 'vitest';
import { reconnectDelay } from '../connection/connectionState';
import type { Environment } from './environment';
import { watchConnection } from './watchConnection';

interface World {
  isServerGone?: boolean;
  answers?: boolean;
  isForced?: boolean;
}

function watch({ isServerGone = false, answers = true, isForced = false }: World = {}) {
  let now = 0;
  const timers: { at: number; work: () => void }[] = [];
  const probe = vi.fn(async () => answers);
  const environment = {
    elapsed: () => now,
    later(milliseconds: number, work: () => void) {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    probe,
    connection: {
      isReachable: () => true,
      isServerGone: () => isServerGone,
      quality: () => ({}),
      subscribe(listener: (event: 'gone') => void) {
        report = listener;
        return () => {};
      },
    },
    forced: {
      isForced: () => isForced,
      force: (next: boolean) => {
        isForced = next;
      },
      subscribe(listener: () => void) {
        hearForced = listener;
        return () => {};
      },
    },
  } as unknown as Environment; // all that it looks at
  let hearForced = () => {};
  let report: (event: 'gone') => void = () => {};
  const told: [boolean, boolean][] = [];
  const connection = watchConnection(environment, ({ isOnline }, isBack) => told.push([isOnline, isBack]));
  const elapse = async (milliseconds: number) => {
    await Promise.resolve();
    now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.work();
    }
    await Promise.resolve();
  };
  return {
    connection,
    probe,
    elapse,
    told,
    find: () => report('gone'),
    forceInOtherTab(next: boolean) {
      isForced = next;
      hearForced();
    },
    wasForced: () => isForced,
  };
}

test('where nobody has missed the server, the app begins online and asks nothing', () => {
  const { connection, probe } = watch();
  expect(connection.view().isOnline).toBe(true);
  expect(probe).not.toHaveBeenCalled();
});

test('a server found missing at the start is not asked for lists, but looked for until it is back', async () => {
  const { connection, probe, elapse } = watch({ isServerGone: true, answers: false });
  expect(connection.view().isOnline).toBe(false);
  await elapse(5_000);
  await elapse(5_000);
  expect(probe).toHaveBeenCalledTimes(3);
  expect(connection.view().isOnline).toBe(false);
});

test('and the app goes online when it answers, after the delay of the specification', async () => {
  const { connection, elapse } = watch({ isServerGone: true });
  await elapse(reconnectDelay - 1);
  expect(connection.view().isOnline).toBe(false);
  await elapse(2);
  expect(connection.view().isOnline).toBe(true);
});

test('it is told once that the app is back, not when it goes or forces itself away', async () => {
  const { connection, told, elapse } = watch({ isServerGone: true });
  await elapse(reconnectDelay + 1);
  expect(told).toEqual([[true, true]]);
  connection.forceOffline();
  connection.reconnect();
  expect(told).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
});

test('who chose to work offline still does when the app is opened again, and asks the server nothing', () => {
  const { connection, probe } = watch({ isForced: true });
  expect(connection.view()).toMatchObject({ isOnline: false, isForcedOffline: true });
  expect(probe).not.toHaveBeenCalled();
});

test('the switch is remembered, and taken back by reconnecting', () => {
  const { connection, wasForced } = watch();
  connection.forceOffline();
  expect(wasForced()).toBe(true);
  connection.reconnect();
  expect(wasForced()).toBe(false);
  expect(connection.view()).toMatchObject({ isOnline: true, isForcedOffline: false });
});

test('the switch of one tab is that of all', () => {
  const { connection, forceInOtherTab } = watch();
  forceInOtherTab(true);
  expect(connection.view()).toMatchObject({ isOnline: false, isForcedOffline: true });
  forceInOtherTab(false);
  expect(connection.view()).toMatchObject({ isOnline: true, isForcedOffline: false });
});

test('goes offline at once where the start found the server away, and asks for it again', async () => {
  const { connection, probe, elapse, find } = watch({ answers: false });
  expect(connection.view().isOnline).toBe(true);
  find();
  expect(connection.view().isOnline).toBe(false);
  expect(probe).not.toHaveBeenCalled();
  await elapse(5_000);
  expect(probe).toHaveBeenCalledTimes(1);
});
