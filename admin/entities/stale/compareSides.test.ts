import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { chosenChanges, compareSides } from './compareSides';

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
