import { expect, it } from 'vitest';
import { checkpoint, part } from '../../rules/audits/testing/checklist';
import type { Checkpoint } from './checklistParts';
import { regulationProblems } from './regulationProblems';

const first = checkpoint({ id: 'first', type: 'YES_NO' });
const second = (given: Partial<Checkpoint>) => checkpoint({ id: 'second', type: 'NUMBER', ...given });
const problems = (...rest: Checkpoint[]) => regulationProblems([part('p', [first]), part('q', rest)]);

it('takes what needs no rule, and a condition that looks back over parts', () => {
  expect(regulationProblems(null)).toEqual({});
  expect(problems(second({}))).toEqual({});
  expect(problems(second({ shownAfter: 'first', shownAnswer: 'NO' }))).toEqual({});
});

it.each<[string, Partial<Checkpoint>, object]>([
  ['later', { shownAfter: 'third', shownAnswer: 'OKAY' }, { shownAfter: 'conditionLater' }],
  ['itself', { shownAfter: 'second', shownAnswer: 'RED' }, { shownAfter: 'conditionLater' }],
  ['gone', { shownAfter: 'gone', shownAnswer: 'OKAY' }, { shownAfter: 'conditionUnknown' }],
  ['no answer named', { shownAfter: 'first' }, { shownAnswer: 'required' }],
  ['no checkpoint named', { shownAnswer: 'YES' }, { shownAfter: 'required' }],
  [
    'an answer it does not have',
    { shownAfter: 'first', shownAnswer: 'OKAY' },
    { shownAnswer: 'conditionAnswer' },
  ],
  ['photo after an answer it does not have', { photoAfter: 'NO' }, { photoAfter: 'conditionAnswer' }],
  ['comment at a level without limits', { commentAfter: 'RED' }, { commentAfter: 'conditionLimits' }],
  ['limits in the wrong order', { greenMax: 6, orangeMax: 3 }, { orangeMax: 'limitOrder' }],
])('refuses %s, by field', (_what, given, expected) => {
  const found = problems(second(given), checkpoint({ id: 'third' }));
  const named = Object.fromEntries(
    Object.entries(expected).map(([name, message]) => [
      `parts.1.checkpoints.0.${name}`,
      { message: `validation.${message}` },
    ]),
  );
  expect(found).toEqual(named);
});

it('two questions that wait for each other are refused at the one that looks ahead', () => {
  const one = checkpoint({ id: 'one', shownAfter: 'two', shownAnswer: 'OKAY' });
  const two = checkpoint({ id: 'two', shownAfter: 'one', shownAnswer: 'OKAY' });
  expect(regulationProblems([part('p', [one, two])])).toEqual({
    'parts.0.checkpoints.0.shownAfter': { message: 'validation.conditionLater' },
  });
});

it('refuses the same checkpoint twice', () => {
  expect(problems(first)).toEqual({ parts: { message: 'validation.list' } });
});
