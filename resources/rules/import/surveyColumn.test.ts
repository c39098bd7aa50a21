import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../language/exchange/cell';
import { parseCell } from '../../language/exchange/parseCell';
import type { DateOrder } from '../../language/exchange/parseDate';
import { unitFactor, unitOfHeader } from '../../language/exchange/units';
import { date, decimal, integer } from '../../language/fields/builders';
import type { Field } from '../../language/fields/field';
import type { ColumnMapping } from './importSession';
import { surveyColumn } from './surveyColumn';

const load = decimal({ min: 0, max: 1000000, unit: 'kg', plausible: [10, 60000] });
const anything = decimal();

/** What becomes of a column: the values stored, or what is asked before any is. */
function taken(
  field: Field,
  cells: readonly Cell[],
  heading = 'Load',
  said: Pick<ColumnMapping, 'decimal' | 'order' | 'units'> = {},
) {
  const unit = 'unit' in field ? field.unit : undefined;
  const context = { columnUnit: unitOfHeader(heading, unit), ...said };
  const survey = surveyColumn({ index: 0, heading, target: { field }, context });
  for (const [index, cell] of cells.entries()) survey?.take(index + 2, cell);
  const { habits = {}, questions = [], conversions = [] } = survey?.result() ?? {};
  const values = cells.map((cell) => {
    const read = parseCell(cell, field, { ...context, ...habits });
    return read.ok ? read.value : read.expected.message;
  });
  return { values, questions, conversions };
}

describe('a column of numbers', () => {
  it('is read as its own unambiguous values are written', () => {
    expect(taken(anything, ['1.200', '800,5']).values).toEqual([1200, 800.5]);
    expect(taken(anything, ['1.200', '800.5']).values).toEqual([1.2, 800.5]);
    expect(taken(anything, ['1.200', '1.200.500']).values).toEqual([1200, 1200500]);
  });

  it('is asked about with both readings of three rows where neither values nor range decide', () => {
    expect(taken(anything, ['1.200', 3, '2.500', '', '12.000', '7.500']).questions).toEqual([
      {
        column: 0,
        header: 'Load',
        about: 'decimal',
        word: null,
        unit: null,
        answers: [',', '.'],
        samples: [
          { row: 2, value: '1.200', readings: [1200, 1.2] },
          { row: 4, value: '2.500', readings: [2500, 2.5] },
          { row: 6, value: '12.000', readings: [12000, 12] },
        ],
      },
    ]);
    expect(taken(anything, ['1.200', '2.500'], 'Load', { decimal: '.' })).toMatchObject({
      questions: [],
      values: [1.2, 2.5],
    });
  });

  it('is decided by the range of the field, also for values that alone would be in doubt', () => {
    expect(taken(load, ['1.200', '25.500'])).toMatchObject({ questions: [], values: [1200, 25500] });
    expect(taken(load, ['25.500']).questions).toHaveLength(1);
    expect(taken(integer(), ['1.200'])).toMatchObject({ questions: [], values: [1200] });
  });

  it('is asked about where its values contradict each other or the range', () => {
    const mixed = taken(load, ['230.5', '1.200']);
    expect(mixed.questions[0]?.samples).toEqual([{ row: 3, value: '1.200', readings: [1200, 1.2] }]);
    expect(taken(anything, ['1,5', '2.5', '1.200']).questions).toHaveLength(1);
    expect(taken(anything, ['1,5', '2.5']).questions).toEqual([]);
  });

  it('tells how units were converted, and asks for those it does not know', () => {
    const kilonewtons = taken(load, ['12', '4,5'], 'Nośność pola kN');
    expect(kilonewtons.values).toEqual([1223.6595, 458.8723]);
    expect(kilonewtons.conversions).toEqual([
      {
        column: 0,
        header: 'Nośność pola kN',
        from: 'kN',
        to: 'kg',
        factor: 1000 / 9.80665,
        row: 2,
        value: '12',
        stored: 1223.6595,
      },
    ]);
    const unknown = taken(load, ['12 kips', '7 kips', '300']);
    expect(unknown.questions).toMatchObject([
      {
        about: 'unit',
        word: 'kips',
        answers: ['kg', 't', 'kN', 'daN', 'lb'],
        samples: [
          {
            row: 2,
            value: '12 kips',
            readings: [12, 12000, expect.any(Number), expect.any(Number), expect.any(Number)],
          },
          { row: 3, value: '7 kips' },
        ],
      },
    ]);
    expect(taken(load, ['12 kips', '300'], 'Load', { units: { kips: 't' } })).toMatchObject({
      questions: [],
      values: [12000, 300],
    });
    expect(taken(load, ['500'], 'Load [kg/m²]').questions).toMatchObject([{ about: 'unit', word: 'kg/m²' }]);
  });
});

describe('a column of days', () => {
  it('is read in the order its own values show, and asked about where they show none', () => {
    expect(taken(date(), ['3/4/2024', '25/4/2024']).values).toEqual(['2024-04-03', '2024-04-25']);
    expect(taken(date(), ['3/4/2024', '4/25/2024']).values).toEqual(['2024-03-04', '2024-04-25']);
    expect(taken(date(), ['3/4/2024', '03.04.2024']).questions).toMatchObject([
      {
        about: 'order',
        answers: ['dmy', 'mdy'],
        samples: [{ row: 2, readings: ['2024-04-03', '2024-03-04'] }],
      },
    ]);
    expect(taken(date(), ['3/3/2024', '3/4/2024'], 'Day', { order: 'mdy' }).values).toEqual([
      '2024-03-03',
      '2024-03-04',
    ]);
  });
});

const group = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);

interface Writing {
  decimal: ',' | '.';
  grouping: string;
  digits: number;
  unit: string;
  isInHead: boolean;
}
const writings: fc.Arbitrary<Writing> = fc.record({
  decimal: fc.constantFrom(',' as const, '.' as const),
  grouping: fc.constantFrom('', ' ', '\u00a0', '.', ',', "'"),
  digits: fc.integer({ min: 0, max: 3 }),
  unit: fc.constantFrom('', 'kg', 't', 'kN', 'daN', 'lbs', 'Tonnen', 'N', 'g'),
  isInHead: fc.boolean(),
});

function written(value: number, { decimal: mark, grouping, digits, unit, isInHead }: Writing): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const number = `${group(whole, grouping === mark ? '' : grouping)}${fraction ? `${mark}${fraction}` : ''}`;
  return unit && !isInHead ? `${number} ${unit}` : number;
}

describe('whatever the habit a list is written in', () => {
  it('numbers and units come back as what they were, or are asked for', () => {
    fc.assert(
      fc.property(
        writings,
        fc.array(fc.integer({ min: 10_000, max: 60_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (writing, grams, isRanged) => {
          const field = isRanged ? load : decimal({ unit: 'kg' });
          const factor = unitFactor(writing.unit, 'kg') ?? 1;
          const cells = grams.map((one) => written(one / 1000 / factor, writing));
          // What is written is rounded to the digits of the habit; that is what must come back.
          const meant = grams.map((one) => Number((one / 1000 / factor).toFixed(writing.digits)) * factor);
          fc.pre(!isRanged || meant.every((one) => one >= 10 && one <= 60000));
          const heading = writing.isInHead && writing.unit ? `Load [${writing.unit}]` : 'Load';
          const before = taken(field, cells, heading);
          const { values, questions } =
            before.questions.length > 0 ? taken(field, cells, heading, { decimal: writing.decimal }) : before;
          expect(questions).toEqual([]);
          for (const [index, value] of values.entries())
            expect(value).toBeCloseTo(meant[index] ?? Number.NaN, 3);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('days come back as what they were, or are asked for', () => {
    const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2068-12-31'), noInvalidDate: true });
    const forms = fc.constantFrom(
      (year: string, month: string, day: string) => `${day}.${month}.${year}`,
      (year: string, month: string, day: string) => `${year}-${month}-${day}`,
      (year: string, month: string, day: string) => `${year}. ${month}. ${day}.`,
      (year: string, month: string, day: string) => `${day}/${month}/${year}`,
      (year: string, month: string, day: string) => `${month}/${day}/${year}`,
    );
    fc.assert(
      fc.property(
        forms,
        fc.array(days, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (form, dates, isPadded) => {
          const isos = dates.map((one) => one.toISOString().slice(0, 10));
          const cells = isos.map((iso) => {
            const [year = '', month = '', day = ''] = iso.split('-');
            return isPadded ? form(year, month, day) : form(year, String(Number(month)), String(Number(day)));
          });
          const before = taken(date(), cells, 'Day');
          const order: DateOrder = form('Y', 'M', 'D').startsWith('M') ? 'mdy' : 'dmy';
          const { values } = before.questions.length > 0 ? taken(date(), cells, 'Day', { order }) : before;
          expect(values).toEqual(isos);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
