import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { onePreview } from './onePreview';

/** A preview that ends when told to. */
function preview(account: string, name: string, log: string[]) {
  const ends = new EventEmitter();
  const answer = onePreview(account, async () => {
    log.push(name);
    await once(ends, 'end');
    return name;
  }).catch(({ code, message }) => code ?? message);
  return { answer, end: () => ends.emit('end'), break: () => ends.emit('error', new Error('broken')) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs one preview per account, skips those replaced while waiting and runs the latest', async () => {
  const log: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => preview('a', name, log));
  const other = preview('b', 'other', log);
  await settled();
  expect(log).toEqual(['first', 'other']);
  expect(await second?.answer).toBe('PREVIEW_REPLACED');
  first?.end();
  expect(await first?.answer).toBe('first');
  await settled();
  expect(log).toEqual(['first', 'other', 'third']);
  third?.end();
  other.end();
  expect(await third?.answer).toBe('third');
});

it('lets the next one run after a failure, and an idle account start at once', async () => {
  const log: string[] = [];
  const [first, second] = [preview('c', 'first', log), preview('c', 'second', log)];
  first.break();
  expect(await first.answer).toBe('broken');
  await settled();
  expect(log).toEqual(['first', 'second']);
  second.end();
  await second.answer;
  const later = preview('c', 'later', log);
  await settled();
  expect(log.at(-1)).toBe('later');
  later.end();
});
