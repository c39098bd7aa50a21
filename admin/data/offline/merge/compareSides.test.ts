import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { chosenChanges, compareSides, type Side } from './compareSides';

const base = { identNumber: 'R-1', place: 'A', comment: null, serialNumber: '7', isTraceable: true };

describe('compareSides', () => {
  it('calls contested only what both changed, and differently', () => {
    const mine = { identNumber: 'R-2', place: 'B', serialNumber: '8' };
    const theirs = { ...base, identNumber: 'R-9', comment: 'neu', serialNumber: '8' };
    expect(compareSides(entities.equipments, base, mine, theirs)).toEqual([
      { name: 'identNumber', before: 'R-1', mine: 'R-2', theirs: 'R-9', by: 'both' },
      { name: 'place', before: 'A', mine: 'B', theirs: 'A', by: 'mine' },
      { name: 'comment', before: null, mine: null, theirs: 'neu', by: 'theirs' },
    ]);
  });

  it('finds nothing to choose where both did the same', () => {
    expect(compareSides(entities.equipments, base, { place: 'B' }, { ...base, place: 'B' })).toEqual([]);
  });
});

describe('chosenChanges', () => {
  const differences = compareSides(
    entities.equipments,
    base,
    { identNumber: 'R-2', place: null },
    { ...base, identNumber: 'R-9', comment: 'neu' },
  );

  it("sends one's own side by default and never the other's", () => {
    expect(chosenChanges(differences, {})).toEqual({ identNumber: 'R-2', place: null });
  });

  it('leaves out where theirs was chosen', () => {
    expect(chosenChanges(differences, { identNumber: 'theirs' })).toEqual({ place: null });
  });
});

describe('a list that both changed', () => {
  const point = (id: string, more = {}) => ({ id, name: { 'pl-PL': id }, type: 'YES_NO', ...more });
  const part = (id: string, ...checkpoints: object[]) => ({ id, name: { 'pl-PL': id }, checkpoints });
  const old = [part('A', point('a1'), point('a2')), part('B', point('b1'))];
  const compare = (mine: object[], theirs: object[]) =>
    compareSides(entities.regulationVersions, { parts: old }, { parts: mine }, { parts: theirs });
  const merged = (mine: object[], theirs: object[], choice: Record<string, Side> = {}) => {
    const parts = chosenChanges(compare(mine, theirs), choice).parts as ReturnType<typeof part>[];
    return parts.map(({ id, checkpoints }) =>
      [id, ...checkpoints.map((one) => Reflect.get(one, 'id'))].join(' '),
    );
  };
  const contests = (mine: object[], theirs: object[]) =>
    compare(mine, theirs)[0]?.merge?.contests.map(({ key, given }) => `${key}: ${given}`);

  it.each([
    [
      'what each side adds, behind what it follows there',
      [part('A', point('a1'), point('mine'), point('a2')), part('B', point('b1'))],
      [part('A', point('a1'), point('a2'), point('theirs')), part('B', point('b1')), part('C')],
      ['A a1 mine a2 theirs', 'B b1', 'C'],
    ],
    [
      'what one side takes away while the other changes something else',
      [part('A', point('a2')), part('B', point('b1', { unit: 'mm' }))],
      [part('A', point('a1'), point('a2', { type: 'NUMBER' })), part('B', point('b1'))],
      ['A a2', 'B b1'],
    ],
    [
      'the order of the person who moved something, and no checkpoint twice',
      [part('B', point('a1'), point('b1')), part('A', point('a2'))],
      [part('A', point('a1', { unit: '%' }), point('a2')), part('B', point('b1'))],
      ['B a1 b1', 'A a2'],
    ],
    [
      'a section for what stands in it, no matter who took the section away',
      [part('A', point('a1'), point('a2'))],
      [part('A', point('a1'), point('a2')), part('B', point('b1'), point('new'))],
      ['A a1 a2', 'B new'],
    ],
  ])('keeps %s', (_what, mine, theirs, expected) => {
    expect(contests(mine, theirs)).toEqual([]);
    expect(merged(mine, theirs)).toEqual(expected);
  });

  it('keeps the changes of both sides to one checkpoint, and asks where they changed the same', () => {
    const mine = [
      part('A', point('a1', { type: 'NUMBER', unit: 'mm', greenMax: 3 }), point('a2')),
      old[1] ?? {},
    ];
    const theirs = [
      part('A', point('a1', { unit: 'cm', scope: { 'pl-PL': 'x' } }), point('a2')),
      old[1] ?? {},
    ];
    expect(contests(mine, theirs)).toEqual(['a1.unit: mine']);
    const first = (choice: Record<string, Side>) =>
      (chosenChanges(compare(mine, theirs), choice).parts as ReturnType<typeof part>[])[0]?.checkpoints[0];
    const both = { type: 'NUMBER', greenMax: 3, scope: { 'pl-PL': 'x' } };
    expect(first({})).toMatchObject({ ...both, unit: 'mm' });
    expect(first({ 'a1.unit': 'theirs' })).toMatchObject({ ...both, unit: 'cm' });
  });

  it('asks where one side changed what the other took away, and keeps it until somebody says otherwise', () => {
    const mine = [part('A', point('a2')), old[1] ?? {}];
    const theirs = [part('A', point('a1', { unit: 'cm' }), point('a2')), old[1] ?? {}];
    expect(contests(mine, theirs)).toEqual(['a1: theirs']);
    expect(merged(mine, theirs)).toEqual(['A a1 a2', 'B b1']);
    expect(merged(mine, theirs, { a1: 'mine' })).toEqual(['A a2', 'B b1']);
  });
});
