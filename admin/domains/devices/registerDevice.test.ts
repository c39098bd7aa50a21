import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { isReportDue, registerDevice } from './registerDevice';

const person = { user: 'anna', instance: 'pion' };
const hour = 3_600_000;

function device() {
  const kept = new Map<string, string>();
  const told: Record<string, unknown>[] = [];
  let now = 1_000_000;
  let version = '1-abc';
  const heard = async (): Promise<Response> =>
    Response.json({ id: 'x', isRemoteMaintenanceAllowed: true, actions: [] });
  let answer = heard;
  const world = () => ({
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    fetch: (_address: string, init?: { body?: unknown }) => {
      told.push(JSON.parse(String(init?.body)));
      return answer();
    },
    now: () => now,
    version,
    facts: async () => ({ name: 'Chrome', usedMemory: 3 }),
  });
  return {
    register: (who = person) => registerDevice(who, world() as never), // what is called of it is there
    isDue: (who = person) => isReportDue(who, world()),
    told,
    kept,
    heard,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    update: () => {
      version = '1-def';
    },
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

it('is due once an hour and with each version, and tells as the same device', async () => {
  const { register, told, wait, isDue, update } = device();
  expect(isDue()).toBe(true);
  await register();
  wait(hour - 1);
  expect(isDue()).toBe(false);
  wait(1);
  expect(isDue()).toBe(true);
  await register();
  expect(isDue()).toBe(false);
  update();
  expect(isDue()).toBe(true);
  expect(told[1]).toEqual({ id: told[0]?.id, name: 'Chrome', usedMemory: 3, outcomes: [] });
});

it('keeps whether it may be sent anything', async () => {
  const { register, kept } = device();
  await register();
  expect(JSON.parse(kept.get('plumbline-device.anna.pion') ?? '')).toMatchObject({ isAllowed: true });
});

it('is another device for another person, and in another account', async () => {
  const { register, told } = device();
  await register();
  await register({ ...person, user: 'jan' });
  await register({ ...person, instance: 'odra' });
  expect(new Set(told.map(({ id }) => id)).size).toBe(3);
});

it('comes back as a new one where it was removed', async () => {
  const { register, told, heard, answerWith } = device();
  await register();
  answerWith(async () => {
    answerWith(heard);
    throw new HttpError('x', 404, { code: 'NOT_FOUND' });
  });
  await register();
  expect(told).toHaveLength(3);
  expect(told[1]?.id).toBe(told[0]?.id);
  expect(told[2]?.id).not.toBe(told[0]?.id);
});

it('tells again later what did not arrive, and begins anew where something else stands in its place', async () => {
  const { register, told, kept, heard, answerWith } = device();
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(register()).rejects.toThrow('Failed to fetch');
  answerWith(heard);
  kept.set('plumbline-device.anna.pion', '{"id":7}');
  await register();
  expect(told).toHaveLength(2);
});
