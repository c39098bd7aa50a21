import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Cell } from '@plumbline/resources/language/exchange/cell';
import type { AccountType } from '@plumbline/resources/language/permissions';
import { type OfferedRegulation, withRegulations } from '@plumbline/resources/language/regulationDates';
import { guessMapping } from '@plumbline/resources/rules/import/guessMapping';
import type { RecognisedList } from '@plumbline/resources/rules/import/importSession';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import { knownHeaders } from '@plumbline/resources/rules/import/knownHeaders';
import { wordsFor } from './importWords';
import { openTable, type Table, type TableOptions } from './reading/openTable';

const shownRows = 20;
const shownLength = 200;

/** Opens a list; the heading row is found with the entity's known headings. */
export function openList(path: string, entity: AnyEntity, options: TableOptions): Promise<Table> {
  return openTable(path, options, knownHeaders(entity, wordsFor(entity)));
}

interface Lister {
  accountType?: AccountType;
  regulations?: readonly OfferedRegulation[];
}

/** Reads the start of a list: its format, its columns, and a guessed target for each. */
export async function recogniseList(
  path: string,
  definition: AnyEntity,
  options: TableOptions,
  { accountType, regulations = [] }: Lister = {},
): Promise<RecognisedList> {
  const entity = withRegulations(definition, regulations);
  const table = await openList(path, entity, options);
  table.close();
  const samples = table.columns.map(({ header, index }) => ({
    header,
    cells: table.sample.map(({ cells }) => cells[index] ?? null),
  }));
  const guesses = guessMapping(
    samples,
    importTargets(entity, accountType),
    { key: distinctKey(entity), identifying: entity.exchange?.identifying },
    wordsFor(entity),
  );
  return {
    kind: table.kind,
    encoding: table.encoding,
    encodings: table.encodings,
    delimiter: table.delimiter,
    sheets: table.sheets,
    sheet: table.sheet,
    headerRow: table.headerRow,
    columns: table.columns.map((column, position) => ({
      ...column,
      samples: distinct(samples[position]?.cells ?? [])
        .slice(0, 5)
        .map(shown),
      target: null,
      confidence: 0,
      ...guesses[position],
    })),
    rows: [...table.top, ...table.sample]
      .slice(0, shownRows)
      .map(({ row, cells }) => ({ row, cells: cells.map(shown) })),
    regulations: [...regulations],
  };
}

// If other fields identify rows, the key alone repeats: category intervals of several customers.
const distinctKey = ({ exchange }: AnyEntity): string =>
  exchange?.disambiguateBy ? '' : (exchange?.key ?? '');

const distinct = (cells: readonly Cell[]): Cell[] => [
  ...new Set(cells.filter((cell) => cell !== null && cell !== '')),
];
const shown = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.length > shownLength ? `${cell.slice(0, shownLength)}…` : cell;
