import { describe, expect, it } from 'vitest';
import { intervalUnit } from '../choices/choices';
import { boolean, choice, date, decimal, files, integer, text } from '../fields/builders';
import type { Cell } from './cell';
import type { CellContext } from './cellContext';
import { isImportable, parseCell } from './parseCell';

const context: CellContext = {
  decimal: ',',
  order: 'dmy',
  words: new Map([
    ['monatlich', 'MONTHLY'],
    ['havonta', 'MONTHLY'],
  ]),
};
const refused = (what: string, args?: Record<string, string>) => ({
  ok: false,
  expected: { message: `import.expected.${what}`, ...(args ? { args } : {}) },
});

describe('parseCell', () => {
  it.each<[Cell]>([
    [''],
    [null],
    ['-'],
    ['–'],
    ['b.d.'],
    ['Brak danych'],
    ['keine'],
    ['k.A.'],
    ['n/a'],
    ['nincs'],
    ['#N/A'],
    [' \u00a0 '],
  ])('takes %j for an empty cell', (cell) => {
    expect(parseCell(cell, date(), context)).toEqual({ ok: true, value: null });
  });

  it('reads yes and no in four languages', () => {
    const yes = ['ja', 'Tak', 'IGEN', 'yes', 'x', 'X', '✓', '1', 'wahr', true, 1];
    const no = ['nein', 'Nie', 'nem', 'no', '0', 'fałsz', false, 0];
    for (const cell of yes) expect(parseCell(cell, boolean(), context)).toEqual({ ok: true, value: true });
    for (const cell of no) expect(parseCell(cell, boolean(), context)).toEqual({ ok: true, value: false });
    expect(parseCell('vielleicht', boolean(), context)).toEqual(refused('yesNo'));
  });

  it('reads a year out of a number, a date cell or a date', () => {
    const year = integer({ min: 1900, max: 2100 });
    for (const [cell, value] of [
      [2018, 2018],
      ['2018', 2018],
      ['2018 r.', 2018],
      ['2018-02-20', 2018],
      ['20.02.2018', 2018],
      ['05/2019', 2019],
    ] as const) {
      expect(parseCell(cell, year, context)).toEqual({ ok: true, value });
    }
    expect(parseCell('alt', year, context)).toEqual(refused('year'));
    expect(parseCell('20188', year, context)).not.toEqual({ ok: true, value: 20188 });
  });

  it('asks for a whole number where a fraction stands', () => {
    expect(parseCell('12,0', integer(), context)).toEqual({ ok: true, value: 12 });
    expect(parseCell('12,5', integer(), context)).toEqual(refused('wholeNumber'));
    expect(parseCell('1200,50506', decimal({ unit: 'kg' }), context)).toEqual({ ok: true, value: 1200.5051 });
  });

  it('keeps numbers of a text column as they stand', () => {
    expect(parseCell(484011, text({ max: 80 }), context)).toEqual({ ok: true, value: '484011' });
    expect(parseCell('  007 ', text({ max: 80 }), context)).toEqual({ ok: true, value: '007' });
  });

  it('knows choices by value and by label', () => {
    expect(parseCell('monthly', choice(intervalUnit), context)).toEqual({ ok: true, value: 'MONTHLY' });
    expect(parseCell('Havonta', choice(intervalUnit), context)).toEqual({ ok: true, value: 'MONTHLY' });
    expect(parseCell('manchmal', choice(intervalUnit), context)).toEqual(
      refused('choice', { choiceSet: 'intervalUnit' }),
    );
  });

  it('refuses a formula that failed, for its value is lost', () => {
    for (const cell of ['#REF!', '#BEZUG!', '#DIV/0!', '#ÉRTÉK!'])
      expect(parseCell(cell, text({ max: 80 }), context)).toEqual(refused('formula'));
  });

  it('refuses what no cell can hold', () => {
    expect(isImportable(files())).toBe(false);
    expect(parseCell('foto.jpg', files(), context)).toEqual(refused('notImportable'));
  });
});
