import { describe, expect, it } from 'vitest';
import type { Side } from '../types';
import { differencesOf, mergedPatch } from './mergedPatch';
import { anItem, aReceipt, aRow } from './testing';

type Values = Record<string, unknown>;

const stale = (patch: Values, before: Values, current: Values | null) =>
  anItem(
    { patch },
    {
      before,
      state: 'refused',
      receipt: aReceipt({ status: 'refused', code: 'STALE_VERSION', current: current && aRow(current) }),
    },
  );
const answer = (checkpoint: string, said: string, more: Values = {}) => ({
  id: `${checkpoint} ${said}`,
  checkpoint,
  answer: said,
  ...more,
});
const old = answer('upright', 'OKAY');
const contests = (item: ReturnType<typeof stale>) =>
  differencesOf(item).flatMap(({ merge }) => (merge?.contests ?? []).map(({ key }) => key));

it('a side is chosen per field; without a choice it is mine', () => {
  const item = stale({ a: 1, b: 2, c: 3 }, {}, {});
  expect(mergedPatch(item, { a: 'theirs', b: 'mine' })).toEqual({ b: 2, c: 3 });
});

describe('a list that both changed', () => {
  it('keeps what each side answered, and nobody need choose', () => {
    const item = stale(
      { answers: [old, answer('brace', 'OKAY')] },
      { answers: [old] },
      { answers: [{ ...old, comment: 'Seen twice' }, answer('load', 'NOT_OKAY')] },
    );
    expect(contests(item)).toEqual([]);
    const { answers } = mergedPatch(item, {});
    expect(new Set(answers as unknown[])).toEqual(
      new Set([{ ...old, comment: 'Seen twice' }, answer('load', 'NOT_OKAY'), answer('brace', 'OKAY')]),
    );
  });

  it('asks about one checkpoint that both answered, each anew, and never answers it twice', () => {
    const item = stale(
      { answers: [answer('brace', 'OKAY')] },
      { answers: [] },
      { answers: [answer('brace', 'NOT_OKAY', { comment: 'Bent' })] },
    );
    expect(contests(item)).toEqual(['brace.answer']);
    const chosen = (choice: Record<string, Side>) => mergedPatch(item, choice).answers;
    const common = { id: 'brace NOT_OKAY', checkpoint: 'brace', comment: 'Bent' };
    expect(chosen({})).toEqual([{ ...common, answer: 'OKAY' }]);
    expect(chosen({ 'brace.answer': 'theirs' })).toEqual([{ ...common, answer: 'NOT_OKAY' }]);
    expect(chosen({ answers: 'theirs' })).toBeUndefined();
  });

  it('goes as it is where the others did not touch it, or nothing is known of what they have', () => {
    const answers = [answer('brace', 'OKAY')];
    const before = { answers: [old] };
    expect(mergedPatch(stale({ answers }, before, before), {})).toEqual({ answers });
    expect(mergedPatch(stale({ answers }, before, null), {})).toEqual({ answers });
    expect(mergedPatch(stale({ answers }, before, { comment: 'x' }), {})).toEqual({ answers });
  });
});
