import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment';
import { reconnectDelay } from './connectionState';
import { watchConnection } from './watchConnection';

function watch({ isServerGone, answers }: { isServerGone: boolean; answers: boolean }) {
  let now = 0;
  const timers: { at: number; work: () => void }[] = [];
  const probe = vi.fn(async () => answers);
  const environment = {
    now: () => now,
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
      subscribe: () => () => {},
    },
  } as unknown as Environment; // all that it looks at
  const connection = watchConnection(environment, () => {});
  const elapse = async (milliseconds: number) => {
    await Promise.resolve();
    now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.work();
    }
    await Promise.resolve();
  };
  return { connection, probe, elapse };
}

test('where nobody has missed the server, the app begins online and asks nothing', () => {
  const { connection, probe } = watch({ isServerGone: false, answers: true });
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
  const { connection, elapse } = watch({ isServerGone: true, answers: true });
  await elapse(reconnectDelay - 1);
  expect(connection.view().isOnline).toBe(false);
  await elapse(2);
  expect(connection.view().isOnline).toBe(true);
});
