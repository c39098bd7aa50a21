import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { createErrorLog } from './errorLog';
import { sendErrors } from './sendErrors';

const fault = (content: string) => ({ content, url: '/a', payload: null, httpMethod: 'INTERNAL' });

function device() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  let person: string | null = 'anna.pion';
  let answer: () => Promise<Response> = async () => new Response('{}');
  const timers: { at: number; work: () => void }[] = [];
  const sent: { content: string; count: number }[][] = [];
  let now = 0;
  const log = createErrorLog({ storage, now: () => 1e12, who: () => 'anna.pion' });
  const { wake } = sendErrors({
    log,
    who: () => person,
    fetch: (_address, init) => {
      sent.push(JSON.parse(String(init?.body)).records);
      return answer();
    },
    later: (milliseconds, work) => {
      timers.push({ at: now + milliseconds, work });
      return () => {};
    },
  });
  return {
    log,
    wake,
    sent,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    become: (next: string | null) => {
      person = next;
    },
    async wait(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        now = next.at;
        next.work();
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = until;
    },
  };
}

it('sends what comes together at once, without what only this device needs', async () => {
  const { log, sent, wait } = device();
  log.add(fault('one'));
  log.add(fault('two'));
  log.add(fault('one'));
  await wait(5_000);
  expect(sent).toEqual([
    [
      expect.objectContaining({ content: 'two', count: 1 }),
      expect.objectContaining({ content: 'one', count: 2 }),
    ],
  ]);
  expect(Object.keys(sent[0]?.[0] ?? {}).sort()).toEqual(
    ['cacheId', 'content', 'count', 'date', 'httpMethod', 'id', 'payload', 'url'].sort(),
  );
  await wait(600_000);
  expect(sent).toHaveLength(1);
});

it('rests a minute between two calls', async () => {
  const { log, sent, wait } = device();
  log.add(fault('one'));
  await wait(5_000);
  log.add(fault('two'));
  await wait(59_000);
  expect(sent).toHaveLength(1);
  await wait(10_000);
  expect(sent[1]?.map(({ content }) => content)).toEqual(['two']);
});

it('waits for somebody who may send', async () => {
  const { log, sent, wait, become, wake } = device();
  become(null);
  log.add(fault('one'));
  await wait(600_000);
  expect(sent).toEqual([]);
  become('jan.pion');
  wake();
  await wait(600_000);
  expect(sent).toEqual([]);
  become('anna.pion');
  wake();
  await wait(5_000);
  expect(sent).toHaveLength(1);
});

it('tries again when no answer came, later when the server has heard enough, and never what it does not understand', async () => {
  const { log, sent, wait, answerWith } = device();
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  log.add(fault('one'));
  await wait(5_000);
  answerWith(() => Promise.reject(new HttpError('x', 429, { code: 'TOO_MANY_REQUESTS' })));
  await wait(65_000);
  expect(sent).toHaveLength(2);
  await wait(29 * 60_000);
  expect(sent).toHaveLength(2);
  answerWith(() => Promise.reject(new HttpError('x', 400, { code: 'BAD_REQUEST' })));
  await wait(2 * 60_000);
  expect(sent).toHaveLength(3);
  await wait(3_600_000);
  expect(sent).toHaveLength(3);
});
