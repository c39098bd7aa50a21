import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { registerDevice } from './registerDevice';

const person = { user: 'anna', instance: 'pion' };
const day = 86_400_000;

function device() {
  const kept = new Map<string, string>();
  const told: Record<string, unknown>[] = [];
  let now = 1_000_000;
  let answer = async (): Promise<Response> => new Response('{}');
  const register = (who = person) =>
    registerDevice(who, {
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
      fetch: (_address, init) => {
        told.push(JSON.parse(String(init?.body)));
        return answer();
      },
      now: () => now,
      facts: async () => ({ name: 'Chrome', usedMemory: 3 }),
    });
  return {
    register,
    told,
    kept,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

it('tells once a day, as the same device', async () => {
  const { register, told, wait } = device();
  await register();
  await register();
  wait(day - 1);
  await register();
  expect(told).toHaveLength(1);
  wait(1);
  await register();
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual({ id: told[0]?.id, name: 'Chrome', usedMemory: 3 });
});

it('is another device for another person, and in another account', async () => {
  const { register, told } = device();
  await register();
  await register({ ...person, user: 'jan' });
  await register({ ...person, instance: 'odra' });
  expect(new Set(told.map(({ id }) => id)).size).toBe(3);
});

it('comes back as a new one where it was removed', async () => {
  const { register, told, wait, answerWith } = device();
  await register();
  wait(day);
  answerWith(async () => {
    answerWith(async () => new Response('{}'));
    throw new HttpError('x', 404, { code: 'NOT_FOUND' });
  });
  await register();
  expect(told).toHaveLength(3);
  expect(told[1]?.id).toBe(told[0]?.id);
  expect(told[2]?.id).not.toBe(told[0]?.id);
});

it('tells again later what did not arrive, and begins anew where something else stands in its place', async () => {
  const { register, told, kept, answerWith } = device();
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(register()).rejects.toThrow('Failed to fetch');
  answerWith(async () => new Response('{}'));
  kept.set('plumbline-device.anna.pion', '{"id":7}');
  await register();
  expect(told).toHaveLength(2);
});
