import { describe, expect, it } from 'vitest';
import { carryOn } from './carryOn';
import { anItem, aRow } from './testing';

type Values = Record<string, unknown>;

const yes = (checkpoint: string) => ({ id: checkpoint, checkpoint, answer: 'YES' });
const later = (id: string, patch: Values, before: Values, position = 2) =>
  anItem({ id, patch, after: 'first', baseVersion: null }, { position, before });

describe('what was done after a change that goes on top of others’ ones', () => {
  it('puts their items into its lists, one command after the other', () => {
    const steps = [
      later('b', { answers: [yes('1'), yes('2')] }, { answers: [yes('1')] }),
      later('c', { answers: [yes('1'), yes('2'), yes('3')] }, { answers: [yes('1'), yes('2')] }, 3),
    ];
    const theirs = { ...yes('9'), answer: 'NO' };
    const carried = carryOn(steps, aRow({ answers: [theirs] }), { answers: [theirs, yes('1')] });
    expect(carried.map(({ command }) => new Set(command.patch.answers as unknown[]))).toEqual([
      new Set([theirs, yes('1'), yes('2')]),
      new Set([theirs, yes('1'), yes('2'), yes('3')]),
    ]);
    expect(carried.map(({ command }) => command.after)).toEqual(['first', 'first']);
    expect(carried[1]?.before.answers).toEqual(carried[0]?.command.patch.answers);
  });

  it('keeps out what was given up of the first one', () => {
    const step = later('b', { answers: [yes('1'), yes('2')] }, { answers: [yes('1')] });
    const theirs = { ...yes('1'), answer: 'NO' };
    expect(carryOn([step], aRow({ answers: [theirs] }), {})[0]?.command.patch.answers).toEqual([
      theirs,
      yes('2'),
    ]);
  });

  it.each([
    ['a field', { result: 'OKAY' }, { result: null }, { result: 'SCRAP' }],
    ['an item', { answers: [yes('1')] }, { answers: [] }, { answers: [{ ...yes('1'), answer: 'NO' }] }],
  ])(
    'is refused by the server, for the person to choose, where both changed %s',
    (_what, patch, before, current) => {
      const steps = [later('b', patch, before), later('c', { comment: 'x' }, { comment: null }, 3)];
      const carried = carryOn(steps, aRow({ ...current, version: 7 }), { comment: 'mine' });
      expect(
        carried.map(({ command }) => [command.id, command.patch, command.after, command.baseVersion]),
      ).toEqual([['b', patch, undefined, 6]]);
    },
  );

  it('stays as it is where the others changed something else, or the same', () => {
    const step = later('b', { result: 'OKAY', comment: 'x' }, { result: null, comment: null });
    expect(carryOn([step], aRow({ result: 'OKAY', dateStarted: 'x' }), {})).toEqual([step]);
  });
});
