import { describe, expect, test } from 'vitest';
import { conflictOf, settlementOf } from './conflict';
import { anItem, aReceipt, aRow } from './testing';

const stale = (
  patch: Record<string, unknown>,
  before: Record<string, unknown>,
  current: Record<string, unknown>,
) =>
  anItem(
    { patch },
    {
      before,
      state: 'refused',
      receipt: aReceipt({ status: 'refused', code: 'STALE_VERSION', current: aRow(current) }),
    },
  );

test('contested is only what both changed, to different values', () => {
  const item = stale(
    { a: 'mine', b: 'mine', c: 'same', d: 'mine' },
    { a: 'old', b: 'old', c: 'old', d: null },
    { a: 'theirs', b: 'old', c: 'same', d: '' },
  );
  expect(conflictOf(item).fields.map(({ field, isContested }) => [field, isContested])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
    ['d', false],
  ]);
});

describe('what a refusal asks for', () => {
  test('a stale change of other fields goes again by itself', () => {
    expect(settlementOf(stale({ a: 'mine' }, { a: 'old' }, { a: 'old', b: 'theirs' }))).toBe('rebase');
  });

  test('a contested one is for the person to decide', () => {
    expect(settlementOf(stale({ a: 'mine' }, { a: 'old' }, { a: 'theirs' }))).toBe('ask');
  });

  test('a creation whose answer was lost is done, one that differs is asked about', () => {
    const made = (current: Record<string, unknown>) =>
      anItem(
        { operation: 'create', patch: { a: 1 } },
        {
          state: 'refused',
          receipt: aReceipt({ status: 'refused', code: 'DUPLICATE_ID', current: aRow(current) }),
        },
      );
    expect(settlementOf(made({ a: 1, b: 'default' }))).toBe('done');
    expect(settlementOf(made({ a: 2 }))).toBe('ask');
  });

  test('deleting what is gone is done, deleting what somebody changed is asked about', () => {
    const deletion = (code: string, current: Record<string, unknown> | null) =>
      anItem(
        { operation: 'delete' },
        {
          state: 'refused',
          receipt: aReceipt({ status: 'refused', code, current: current && aRow(current) }),
        },
      );
    expect(settlementOf(deletion('NOT_FOUND', null))).toBe('done');
    expect(settlementOf(deletion('STALE_VERSION', { a: 1 }))).toBe('ask');
  });

  test.each(['FORBIDDEN', 'INVALID', 'LOCKED_BY_AUDIT'])(
    '%s is never settled behind the person’s back',
    (code) => {
      const item = anItem(
        { patch: { a: 1 } },
        { state: 'refused', receipt: aReceipt({ status: 'refused', code, current: aRow({ a: 1 }) }) },
      );
      expect(settlementOf(item)).toBe('ask');
    },
  );
});
