import { expect, test } from 'vitest';
import { nextBatch } from './batch';
import { createSkipping } from './createSkipping';
import { anItem } from './testing';

const limits = { commands: 50, bytes: 1_000_000 };
const ids = (items: readonly { command: { id: string } }[]) => items.map(({ command }) => command.id);

test('takes what waits, in order', () => {
  const items = [
    anItem({ id: 'a' }),
    anItem({ id: 'b', recordId: 's' }),
    anItem({ id: 'c' }, { state: 'confirmed' }),
    anItem({ id: 'd' }),
  ];
  expect(ids(nextBatch(items, limits))).toEqual(['a', 'b', 'd']);
});

test('nothing of a record follows its refused command', () => {
  const items = [
    anItem({ id: 'a' }, { state: 'refused' }),
    anItem({ id: 'b' }),
    anItem({ id: 'c', recordId: 's' }),
    anItem({ id: 'd' }),
  ];
  expect(ids(nextBatch(items, limits))).toEqual(['c']);
});

test('records of different kinds with the same id are different records', () => {
  const items = [anItem({ id: 'a' }, { state: 'refused' }), anItem({ id: 'b', resource: 'equipments' })];
  expect(ids(nextBatch(items, limits))).toEqual(['b']);
});

test('stops at the limits, but takes at least one however large it is', () => {
  const large = { comment: 'x'.repeat(2_000) };
  const items = [
    anItem({ id: 'a', patch: large }),
    anItem({ id: 'b', patch: large }),
    anItem({ id: 'c', patch: large }),
  ];
  expect(ids(nextBatch(items, { commands: 2, bytes: 1_000_000 }))).toEqual(['a', 'b']);
  expect(ids(nextBatch(items, { commands: 50, bytes: 5_000 }))).toEqual(['a', 'b']);
  expect(ids(nextBatch(items, { commands: 50, bytes: 10 }))).toEqual(['a']);
});

test('what failed holds back all that refers to it, and all that it refers to, but nothing else', () => {
  const deficiency = anItem({
    id: 'a',
    resource: 'deficiencies',
    recordId: 'd',
    operation: 'create',
    patch: { audit: 'r' },
  });
  const audit = anItem({ id: 'b' });
  const other = anItem({ id: 'c', recordId: 's' });
  const items = [deficiency, audit, other];
  const skipping = createSkipping(() => undefined);
  skipping.skip(deficiency);
  expect(ids(nextBatch(items, limits, skipping.isSkipped))).toEqual(['c']);
  const reverse = createSkipping(() => undefined);
  reverse.skip(audit);
  expect(ids(nextBatch(items, limits, reverse.isSkipped))).toEqual(['c']);
});

test('references are also found in the record, where the change itself does not name them', () => {
  const change = anItem({ id: 'a', resource: 'deficiencies', recordId: 'd', patch: { measure: 'x' } });
  const skipping = createSkipping((_resource, id) => (id === 'd' ? { audit: 'r' } : undefined));
  skipping.skip(change);
  expect(ids(nextBatch([change, anItem({ id: 'b' })], limits, skipping.isSkipped))).toEqual([]);
});
