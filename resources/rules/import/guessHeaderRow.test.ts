import { describe, expect, it } from 'vitest';
import { equipments } from '../../entities/equipments';
import { guessHeaderRow } from './guessHeaderRow';
import { headerWords } from './headerWords';
import { knownHeaders } from './knownHeaders';

const known = knownHeaders(equipments, (target) => headerWords('equipments', target.path));

describe('guessHeaderRow', () => {
  it('takes the first row where it is the headings', () => {
    expect(
      guessHeaderRow(
        [
          ['Nr', 'Art', 'Ort'],
          [1, 'Tritt', 'Halle 2'],
          [2, 'Leiter', 'Versand'],
        ],
        known,
      ),
    ).toBe(0);
  });

  it('passes over a title, a line about the author and blank rows', () => {
    expect(
      guessHeaderRow(
        [
          ['Verzeichnis, Stand 03.11.2026'],
          ['erstellt von', 'J. Özdemir'],
          [],
          ['Inventar-Nr.', 'Standort', 'Typ', 'Baujahr'],
          ['TT-1', 'Tor Süd', 'Rolltor', 2001],
        ],
        known,
      ),
    ).toBe(3);
  });

  it('tells unknown headings from rows by their being words', () => {
    expect(
      guessHeaderRow(
        [
          ['Foo', 'Bar', 'Baz'],
          ['x1', '2024-01-01', 12],
          ['x2', '2024-01-01', 13],
        ],
        known,
      ),
    ).toBe(0);
  });

  it('finds none where rows of numbers begin at once', () => {
    expect(
      guessHeaderRow(
        [
          [1, 2, '3,5'],
          [2, 2, '4,5'],
        ],
        known,
      ),
    ).toBe(null);
    expect(guessHeaderRow([], known)).toBe(null);
  });
});
