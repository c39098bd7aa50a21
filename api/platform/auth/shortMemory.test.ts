import { expect, test } from 'vitest';
import { shortMemory } from './shortMemory';

function remembering(capacity = 10) {
  let clock = 0;
  let loads = 0;
  const memory = shortMemory<number>({ lifetime: 10, capacity, now: () => clock });
  const load = async () => {
    loads += 1;
    return loads;
  };
  return {
    memory,
    load,
    loads: () => loads,
    wait: (time: number) => {
      clock += time;
    },
  };
}

test('loads once for callers that come at once and while it is fresh', async () => {
  const { memory, load, wait } = remembering();
  expect(memory.peek('a')).toBeUndefined();
  expect(await Promise.all([memory.read('a', load), memory.read('a', load)])).toEqual([1, 1]);
  wait(9);
  expect([await memory.read('a', load), memory.peek('a')]).toEqual([1, 1]);
  wait(1);
  expect([memory.peek('a'), await memory.read('a', load)]).toEqual([undefined, 2]);
});

test('counts the lifetime from before the load: what was slow to come is not fresh for longer', async () => {
  const { memory, wait } = remembering();
  await memory.read('a', async () => {
    wait(8);
    return 1;
  });
  wait(1);
  expect(memory.peek('a')).toBe(1);
  wait(1);
  expect(memory.peek('a')).toBeUndefined();
});

test('does not remember a failure', async () => {
  const { memory, load } = remembering();
  await expect(
    memory.read('a', async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await memory.read('a', load)).toBe(1);
});

test('forgets the oldest beyond its capacity', async () => {
  const { memory, load } = remembering(2);
  for (const key of ['a', 'b', 'c']) await memory.read(key, load);
  expect(['a', 'b', 'c'].map(memory.peek)).toEqual([undefined, 2, 3]);
});

test('what was being read when everything was cleared is handed out but not kept', async () => {
  const { memory, load } = remembering();
  let finish = (_value: number) => {};
  const reading = memory.read(
    'a',
    () =>
      new Promise<number>((resolve) => {
        finish = resolve;
      }),
  );
  memory.clear();
  const anew = memory.read('a', load);
  finish(99);
  expect([await reading, await anew, memory.peek('a')]).toEqual([99, 1, 1]);
});
