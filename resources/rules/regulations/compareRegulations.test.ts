import { describe, expect, it } from 'vitest';
import { compareRegulations, countChanges } from './compareRegulations';

const text = (name: string) => ({ 'pl-PL': name });
const point = (id: string, more: object = {}) => ({ id, name: text(id), type: 'YES_NO', ...more });
const part = (id: string, ...checkpoints: object[]) => ({ id, name: text(id), checkpoints });
const regulation = (...parts: object[]) => ({ name: text('Zawiesia'), interval: 12, parts });
const told = (before: object | null, after: object) =>
  compareRegulations(before as never, after as never).map(({ kind, of, id, place, fields }) =>
    [kind, of, id, place, ...fields].filter(Boolean).join(' '),
  );

describe('compareRegulations', () => {
  it('finds nothing between equals, however empty values and keys are spelt', () => {
    const before = regulation(part('A', point('a', { unit: null, scope: {} })));
    const after = { parts: before.parts, interval: 12, name: { 'pl-PL': 'Zawiesia', 'de-DE': '' } };
    const same = regulation(part('A', { unit: '', type: 'YES_NO', name: text('a'), id: 'a' }));
    expect(told(before, after)).toEqual([]);
    expect(told(before, same)).toEqual([]);
  });

  it('names what came, changed and went by its place, and the fields that differ', () => {
    const before = regulation(part('A', point('a'), point('b')), part('B', point('c')));
    const after = {
      ...regulation(
        part('A', point('new'), point('a', { type: 'NUMBER', unit: 'mm' })),
        part('C', point('d')),
      ),
      interval: 6,
    };
    expect(told(before, after)).toEqual([
      'changed regulation interval',
      'added checkpoint new 1.1',
      'changed checkpoint a 1.2 type unit',
      'added part C 2',
      'added checkpoint d 2.1',
      'removed checkpoint b 1.2',
      'removed part B 2',
      'removed checkpoint c 2.1',
    ]);
    expect(countChanges(compareRegulations(before, after))).toEqual({
      addedCount: 3,
      changedCount: 2,
      removedCount: 3,
    });
  });

  it('calls moved what was put elsewhere, and not what made room for it', () => {
    const before = regulation(part('A', point('a'), point('b'), point('c')), part('B', point('d')));
    const turned = regulation(part('A', point('c'), point('a'), point('b')), part('B', point('d')));
    expect(told(before, turned)).toEqual(['moved checkpoint c 1.1']);
    const across = regulation(part('B', point('d'), point('a')), part('A', point('b'), point('c')));
    expect(told(before, across)).toHaveLength(2);
    expect(told(before, across)).toContain('moved checkpoint a 1.2');
  });

  it('calls everything new where nothing was published before', () => {
    expect(told(null, regulation(part('A', point('a'))))).toEqual([
      'added part A 1',
      'added checkpoint a 1.1',
    ]);
  });
});
