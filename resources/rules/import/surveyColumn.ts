import { type Cell, cellText, isEmptyCell } from '../../language/exchange/cell';
import type { CellContext } from '../../language/exchange/cellContext';
import type { ReadInOrder } from '../../language/exchange/codecs/codec';
import { codecOf } from '../../language/exchange/codecs/codecs';
import { type DateOrder, dateOrders } from '../../language/exchange/parseDate';
import {
  type DecimalMark,
  decimalMarks,
  factorOf,
  isPossible,
  type NumberHabits,
  readNumber,
  scaled,
} from '../../language/exchange/parseNumber';
import { readInterval } from '../../language/exchange/readInterval';
import { isKnownUnit, unitChoices } from '../../language/exchange/units';
import { splitCell } from '../../language/fields/severalInCell';
import type { ColumnMapping, ImportConversion, ImportQuestion } from './importSession';
import type { ImportTarget } from './importTargets';

export interface SurveyedColumn {
  index: number;
  heading: string;
  target: Pick<ImportTarget, 'field' | 'part'>;
  context: CellContext;
}

/** The format of a column, and what the user must decide. */
export interface ColumnSurvey {
  take: (row: number, cell: Cell) => void;
  /** Habits proven by the column's values, open questions, and converted units. */
  result: () => {
    habits: Pick<ColumnMapping, 'decimal' | 'order'>;
    questions: ImportQuestion[];
    conversions: ImportConversion[];
  };
}

const shownRows = 3;

/** Scans all cells of a column with possibly ambiguous values; undefined for other types. */
export function surveyColumn(column: SurveyedColumn): ColumnSurvey | undefined {
  const { doubt } = codecOf(column.target.field);
  const one = doubt?.about === 'order' ? surveyDays(column, doubt.read) : doubt && surveyNumbers(column);
  if (!one || !column.target.part?.isOfEach) return one;
  return {
    ...one,
    take: (row, cell) => {
      for (const piece of splitCell(String(cell ?? ''))) one.take(row, piece);
    },
  };
}

/** A sample of a question: its place, and the value under each answer. */
interface Doubt<Answer extends string> {
  row: number;
  cell: Cell;
  readings: Readonly<Record<Answer, string | number>>;
}

/** Counts evidence for a habit and collects cells that depend on it. */
function habitOf<Answer extends string>(answers: readonly Answer[]) {
  const shown = new Set<Answer>();
  const doubts: Doubt<Answer>[] = [];
  const contradicted = new Map<Answer, Doubt<Answer>[]>();
  return {
    show: (answer: Answer) => void shown.add(answer),
    /** `possible`: the answers that give an allowed value. */
    doubt(one: Doubt<Answer>, possible: readonly Answer[] = answers) {
      const [only] = possible;
      if (possible.length === 1 && only !== undefined) {
        const others = contradicted.get(only) ?? [];
        if (others.length < shownRows) contradicted.set(only, [...others, one]);
      } else if (doubts.length < shownRows) doubts.push(one);
    },
    /** The habit, if proven without contradiction; else the rows to ask about. */
    decide(): { habit: Answer | undefined; asked: readonly Doubt<Answer>[] } {
      const said = new Set([...shown, ...contradicted.keys()]);
      const [habit] = said;
      if (said.size === 1) return { habit, asked: [] };
      const decided = [...contradicted.values()].flat();
      // Contradicting cells prove nothing about ambiguous ones.
      return {
        habit: undefined,
        asked: said.size === 0 ? doubts : [...doubts, ...decided].slice(0, shownRows),
      };
    },
  };
}

const mayBeTwo = /\d[.,]\d|\p{L}|["″²³]/u;

function surveyNumbers(column: SurveyedColumn): ColumnSurvey | undefined {
  const { field } = column.target;
  const codec = codecOf(field);
  const habits = codec.habitsOf?.(field, column.context);
  if (!habits || codec.isYear?.(field)) return undefined;
  return surveyOf(column, habits, codec.unitFieldOf?.(field) !== undefined);
}

function surveyOf(
  { index, heading, context }: SurveyedColumn,
  habits: NumberHabits,
  isInterval: boolean,
): ColumnSurvey {
  const decimal = habitOf<DecimalMark>(decimalMarks);
  const strange = new Map<string, Doubt<string>[]>();
  const converted = new Map<string, Converted>();

  function take(row: number, cell: Cell): void {
    if (typeof cell === 'string' ? !mayBeTwo.test(cell) && !habits.columnUnit : !habits.columnUnit) return;
    if (isEmptyCell(cell) || (isInterval && readInterval(cell, ''))) return;
    const read = readNumber(cell, habits);
    if (!read) return;
    if (read.shows) decimal.show(read.shows);
    const { unit } = habits;
    const factor = factorOf(read.unit, habits);
    if (factor === null) {
      if (unit !== undefined && !isKnownUnit(read.unit))
        noteStrange({ row, cell, unit, word: read.unit, values: read.values });
      return;
    }
    const values = { ',': scaled(read.values[','], factor), '.': scaled(read.values['.'], factor) };
    if (values[','] !== values['.'])
      decimal.doubt(
        { row, cell, readings: values },
        decimalMarks.filter((mark) =>
          isPossible(values[mark], { ...habits, isWhole: habits.isWhole && factor === 1 }),
        ),
      );
    if (unit !== undefined && factor !== 1 && !converted.has(read.unit))
      converted.set(read.unit, { row, cell, factor, readings: values });
  }

  function noteStrange({ row, cell, unit, word, values }: Strange): void {
    const rows = strange.get(word) ?? [];
    if (rows.length >= shownRows || (rows.length === 0 && strange.size >= mostWords)) return;
    const value = values[context.decimal ?? ','];
    const readings = unitChoices(unit).map((choice) => [
      choice,
      scaled(value, factorOf(choice, habits) ?? 1),
    ]);
    strange.set(word, [...rows, { row, cell, readings: Object.fromEntries(readings) }]);
  }

  return {
    take,
    result: () => {
      const { habit, asked } = context.decimal ? { habit: context.decimal, asked: [] } : decimal.decide();
      const of = { column: index, header: heading, unit: habits.unit ?? null };
      return {
        habits: habit ? { decimal: habit } : {},
        questions: [
          ...(asked.length > 0
            ? [{ ...of, about: 'decimal' as const, word: null, ...samplesOf(decimalMarks, asked) }]
            : []),
          ...[...strange].map(([word, doubts]) => ({
            ...of,
            about: 'unit' as const,
            word,
            ...samplesOf(unitChoices(habits.unit ?? ''), doubts),
          })),
        ],
        conversions: [...converted].map(([from, { row, cell, factor, readings }]) => {
          const mark = habit ?? decimalMarks.find((one) => isPossible(readings[one], habits)) ?? ',';
          const stored = Number(readings[mark].toFixed(4));
          const to = habits.unit ?? '';
          return { column: index, header: heading, from, to, factor, row, value: cellText(cell), stored };
        }),
      };
    },
  };
}

const mostWords = 5;

interface Converted {
  row: number;
  cell: Cell;
  factor: number;
  readings: Readonly<Record<DecimalMark, number>>;
}

interface Strange {
  row: number;
  cell: Cell;
  unit: string;
  word: string;
  values: Readonly<Record<DecimalMark, number>>;
}

function surveyDays({ index, heading, context }: SurveyedColumn, read: ReadInOrder): ColumnSurvey {
  const order = habitOf<DateOrder>(dateOrders);
  return {
    take(row, cell) {
      if (typeof cell !== 'string' || !/^\s*\d{1,2}\s?[/-]/.test(cell)) return;
      const [dmy, mdy] = [read(cell, 'dmy', context), read(cell, 'mdy', context)];
      if (dmy !== null && mdy !== null) {
        if (dmy !== mdy) order.doubt({ row, cell, readings: { dmy, mdy } });
      } else if (dmy !== null) order.show('dmy');
      else if (mdy !== null) order.show('mdy');
    },
    result: () => {
      const { habit, asked } = context.order ? { habit: context.order, asked: [] } : order.decide();
      return {
        habits: habit ? { order: habit } : {},
        questions:
          asked.length > 0
            ? [
                {
                  column: index,
                  header: heading,
                  unit: null,
                  about: 'order',
                  word: null,
                  ...samplesOf(dateOrders, asked),
                },
              ]
            : [],
        conversions: [],
      };
    },
  };
}

const samplesOf = <Answer extends string>(
  answers: readonly Answer[],
  doubts: readonly Doubt<Answer>[],
): Pick<ImportQuestion, 'answers' | 'samples'> => ({
  answers: [...answers],
  samples: doubts.map(({ row, cell, readings }) => ({
    row,
    value: cellText(cell),
    readings: answers.map((answer) => readings[answer]),
  })),
});
