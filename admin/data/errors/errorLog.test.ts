import { expect, it } from 'vitest';
import { createErrorLog } from './errorLog';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const hour = 3_600_000;

function device({ isRefused = false } = {}) {
  let now = start;
  let person: string | null = 'anna.pion';
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => {
      if (isRefused) throw new DOMException('denied', 'SecurityError');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (isRefused) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  const open = () => createErrorLog({ storage, now: () => now, who: () => person });
  return {
    log: open(),
    open,
    kept,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    become: (next: string | null) => {
      person = next;
    },
  };
}
const fault = (content = 'TypeError', url = '/a') => ({
  content,
  url,
  payload: null,
  httpMethod: 'INTERNAL',
});

it('counts the same error up and tells others apart', () => {
  const { log, wait } = device();
  log.add(fault());
  wait(hour);
  log.add(fault());
  log.add(fault('RangeError'));
  log.add(fault('TypeError', '/b'));
  expect(log.recent('anna.pion').map(({ content, url, count, date }) => [content, url, count, date])).toEqual(
    [
      ['TypeError', '/b', 1, '2026-11-21T13:00:00.000Z'],
      ['RangeError', '/a', 1, '2026-11-21T13:00:00.000Z'],
      ['TypeError', '/a', 2, '2026-11-21T13:00:00.000Z'],
    ],
  );
});

it('begins to count anew after a day', () => {
  const { log, wait } = device();
  log.add(fault());
  wait(24 * hour);
  log.add(fault());
  expect(log.recent('anna.pion').map(({ count }) => count)).toEqual([1, 1]);
});

it('tells and shows of one person what happened to that person, never what happened while nobody was signed in', () => {
  const { log, become } = device();
  log.add(fault('of Anna'));
  become(null);
  log.add(fault('of nobody'));
  become('jan.pion');
  log.add(fault('of Jan'));
  expect(log.untold('jan.pion').map(({ content }) => content)).toEqual(['of Jan']);
  expect(log.recent('jan.pion').map(({ content }) => content)).toEqual(['of Jan']);
  expect(log.recent(null).map(({ content }) => content)).toEqual(['of nobody']);
});

it('keeps nothing of the person who signed out', () => {
  const { log, open } = device();
  log.add(fault());
  log.clear();
  expect([...open().recent('anna.pion'), ...open().untold('anna.pion')]).toEqual([]);
});

it('tells again only what happened again', () => {
  const { log } = device();
  const told = log.add(fault());
  log.add(fault());
  log.settle([told]);
  expect(log.untold('anna.pion').map(({ id, count }) => [id, count])).toEqual([[told.id, 2]]);
  log.settle(log.untold('anna.pion'));
  expect(log.untold('anna.pion')).toEqual([]);
  log.add(fault());
  expect(log.untold('anna.pion').map(({ count }) => count)).toEqual([3]);
});

it('is there when the app is opened again, holds fifty and forgets after a month', () => {
  const { log, open, wait } = device();
  for (let index = 0; index < 60; index += 1) log.add(fault(`error ${index}`));
  expect(open().recent('anna.pion')).toHaveLength(50);
  expect(open().recent('anna.pion')[0]?.content).toBe('error 59');
  wait(30 * 24 * hour);
  log.add(fault('new'));
  expect(open().recent('anna.pion')).toHaveLength(1);
});

it('keeps in memory what the browser refuses to keep', () => {
  const { log } = device({ isRefused: true });
  log.add(fault());
  log.add(fault());
  expect(log.untold('anna.pion')).toMatchObject([{ count: 2 }]);
});

it('begins anew where something else stands in its place', () => {
  const { log, kept } = device();
  kept.set('plumbline-errors', '{not json');
  log.add(fault());
  expect(log.recent('anna.pion')).toHaveLength(1);
});
