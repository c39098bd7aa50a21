import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type Cell, cellText, isEmptyCell } from '@plumbline/resources/language/exchange/cell';
import type { CellContext } from '@plumbline/resources/language/exchange/cellContext';
import { codecOf } from '@plumbline/resources/language/exchange/codecs/codecs';
import { parseCell } from '@plumbline/resources/language/exchange/parseCell';
import { factorOf, parseNumber, readNumber } from '@plumbline/resources/language/exchange/parseNumber';
import { readInterval } from '@plumbline/resources/language/exchange/readInterval';
import { unitOfHeader } from '@plumbline/resources/language/exchange/units';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type {
  ImportNotice,
  ImportPlan,
  ImportProblem,
  RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import { type ImportTarget, importTargets } from '@plumbline/resources/rules/import/importTargets';
import { parseTarget } from '@plumbline/resources/rules/import/parseTarget';
import { holdsSeveral } from '@plumbline/resources/rules/import/planProblems';
import { whoseField } from '@plumbline/resources/rules/import/whoseField';
import type { Row } from '../../../entities/rowMapper';
import { cellWords } from '../importWords';
import type { ListRow } from '../reading/listRow';
import { sameName } from '../references/resolver';
import { disambiguatingFields } from './disambiguatingFields';

export interface PlannedColumn {
  index: number;
  heading: string;
  target: ImportTarget;
  context: CellContext;
}

/** A list row as field values; `named` holds references by name and their details, by path. */
export interface ReadRow {
  row: number;
  cells: Cell[];
  values: Row;
  named: Row;
  problems: ImportProblem[];
  /** Values that are replaced or skipped; the row is imported nevertheless. */
  notices: ImportNotice[];
  isRefused: boolean;
}

export interface RowReader {
  columns: readonly PlannedColumn[];
  read: (row: ListRow) => ReadRow;
  /** Key that identifies the row, or null; cheap to compute, also for skipped rows. */
  keyOf: (row: ListRow) => string | null;
  /** The column of a field, for problem reports; the first one if its parts have several. */
  columnOf: (path: string) => PlannedColumn | undefined;
}

/** Compiles a plan into a row reader: cells become field values, or problems with what was expected. */
export function rowReader(entity: AnyEntity, list: RecognisedList, plan: ImportPlan): RowReader {
  const targets = new Map(importTargets(entity).map((target) => [target.path, target]));
  const headings = new Map(list.columns.map(({ index, header, letter }) => [index, header || letter]));
  const columns = plan.mapping.flatMap(({ column, target: path, decimal, order, units }): PlannedColumn[] => {
    const target = path === null ? undefined : targets.get(path);
    const heading = headings.get(column) ?? '';
    const context = {
      decimal,
      order,
      columnUnit: unitOfHeader(heading, target && 'unit' in target.field ? target.field.unit : undefined),
      units,
      timeZone: plan.timeZone,
      words: target && cellWords(target.field),
    };
    return target ? [{ index: column, heading, target, context }] : [];
  });
  const taken = new Set(columns.map(({ index }) => index));
  const left = plan.keepUnmapped === null ? [] : list.columns.filter(({ index }) => !taken.has(index));
  // Delimited text with more cells than headings was split wrongly, by a delimiter or quote inside a value.
  const width = list.kind === 'csv' && list.headerRow > 0 ? list.columns.length : Number.POSITIVE_INFINITY;

  function read({ row, cells }: ListRow): ReadRow {
    const result: ReadRow = {
      row,
      cells,
      values: {},
      named: {},
      problems: [],
      notices: [],
      isRefused: false,
    };
    const filled = cells.findLastIndex((cell) => cellText(cell) !== '') + 1;
    if (filled > width) {
      result.isRefused = true;
      result.problems.push({
        row,
        column: null,
        header: null,
        value: cellText(cells[width]),
        expected: { message: 'import.problem.tooManyCells', args: { cells: filled, columns: width } },
      });
      return result;
    }
    for (const column of columns) readColumn(result, column, entity, plan);
    keepRest(result, left, plan.keepUnmapped);
    return result;
  }
  const columnsOf = (path: string) =>
    columns.filter(({ target }) => target.path === path || (target.part && target.name === path));
  const columnOf = (path: string) => columnsOf(path)[0];
  const keyName = entity.exchange?.key ?? '';
  const keys = columnsOf(keyName);

  // Racks with the same number but different customers are different racks.
  const telling = [
    ...new Set(disambiguatingFields(entity, plan).flatMap((name) => [name, ...whoseOf(entity, name)])),
  ].map(columnOf);
  const textIn = (cells: readonly Cell[], column: PlannedColumn | undefined): string => {
    const parsed = column && parseCell(cells[column.index] ?? null, column.target.field, column.context);
    return parsed?.ok && parsed.value !== null ? sameName(parsed.value) : '';
  };

  function keyOf({ cells }: ListRow): string | null {
    const texts = keys.map((column) => textIn(cells, column));
    const name = texts.some((text) => text !== '') ? texts.join('\t') : '';
    const others = telling.map((column) => textIn(cells, column));
    // A row without an optional key is identified by its title.
    if (name === '' && (entity.fields[keyName]?.required || others.every((text) => text === ''))) return null;
    return telling.length > 0 ? [name, ...others].join('\n') : name;
  }
  return { columns, read, keyOf, columnOf };
}

function whoseOf(entity: AnyEntity, name: string): string[] {
  const field = entity.fields[name];
  return [(isReference(field) && whoseField(entity, field)) || []].flat();
}

function readColumn(result: ReadRow, column: PlannedColumn, entity: AnyEntity, plan: ImportPlan): void {
  const { target, context } = column;
  const cell = result.cells[column.index] ?? null;
  if (readWithUnit(result, column, cell)) return;
  const parsed = parseTarget(cell, target, context);
  const wrong = parsed.ok ? beyondLimits(parsed.value, target) : parsed.expected;
  if (wrong) {
    result.problems.push(problemAt(result.row, column, cell, wrong));
    if (plan.unreadable === 'refuseRow' || isKey(target, entity)) result.isRefused = true;
  } else if (parsed.ok && parsed.value !== null) {
    noteRounded(result, column, cell, parsed.value);
    if (target.part) {
      const parts: Row = { ...(result.values[target.name] as Row | undefined) }; // only assembled here
      result.values[target.name] = { ...parts, [target.part.name]: parsed.value };
      return;
    }
    const place = target.through || codecOf(target.field).isByName ? result.named : result.values;
    const before = place[target.path];
    place[target.path] =
      holdsSeveral(target) && typeof before === 'string'
        ? `${before}\n${String(parsed.value)}`
        : parsed.value;
  }
}

// Decimal places compared for converted values: a conversion yields digits that are not in the list (12 kN are
// 1223.6594533… kg).
const kept = 4;

/** Adds a notice if storing loses digits of a number; converted values are compared with four decimal places. */
function noteRounded(result: ReadRow, column: PlannedColumn, cell: Cell, value: unknown): void {
  const { field } = column.target;
  const habits = codecOf(field).habitsOf?.(field, column.context);
  if (!habits || typeof value !== 'number') return;
  if (Number.isInteger(cell) || (typeof cell === 'string' && !mayBeRounded(cell, column))) return;
  const exact = parseNumber(cell, habits);
  if (!exact.ok) return;
  const isConverted = factorOf(readNumber(cell, habits)?.unit ?? '', habits) !== 1;
  if ((isConverted ? Number(exact.value.toFixed(kept)) : exact.value) === value) return;
  result.notices.push(
    problemAt(result.row, column, cell, { message: 'import.notice.rounded', args: { stored: value } }),
  );
}

const mayBeRounded = (cell: string, { context }: PlannedColumn): boolean =>
  context.columnUnit !== undefined || /[.,]\d{3}|[\p{L}"″]/u.test(cell);

function beyondLimits(value: unknown, { field, part }: ImportTarget): ReturnType<typeof checkField> {
  if (!codecOf(field).hasLimits) return null;
  const values = part?.isOfEach && Array.isArray(value) ? value : [value];
  for (const one of values) {
    const wrong = one === null ? null : checkField(one, field);
    if (wrong) return wrong;
  }
  return null;
}

const isKey = ({ path, name, part }: ImportTarget, { exchange }: AnyEntity): boolean =>
  (part ? name : path) === exchange?.key;

/** Reads an amount whose unit is a separate field: "24 Monate" sets both, unless the unit has a column of its own. */
function readWithUnit({ values }: ReadRow, { target, heading }: PlannedColumn, cell: Cell): boolean {
  const { field, path } = target;
  const unitField = codecOf(field).unitFieldOf?.(field);
  const interval = unitField === undefined ? null : readInterval(cell, heading);
  if (unitField === undefined || !interval || checkField(interval.amount, field)) return false;
  values[path] = interval.amount;
  if (interval.unit) values[unitField] ??= interval.unit;
  return true;
}

function keepRest(
  result: ReadRow,
  left: readonly { index: number; header: string; letter: string }[],
  field: string | null,
): void {
  if (field === null) return;
  const lines = left.flatMap(({ index, header, letter }) => {
    const cell = result.cells[index] ?? null;
    return isEmptyCell(cell) ? [] : [`${header || letter}: ${cellText(cell)}`];
  });
  if (lines.length > 0) result.values[field] = [result.values[field], ...lines].filter(Boolean).join('\n');
}

const shownLength = 200;

/** A problem with one cell; long values are truncated. */
export function problemAt(
  row: number,
  column: PlannedColumn | undefined,
  cell: Cell | undefined,
  expected: ImportProblem['expected'],
): ImportProblem {
  const text = cellText(cell);
  return {
    row,
    column: column?.index ?? null,
    header: column?.heading ?? null,
    value: column ? text.slice(0, shownLength) : null,
    expected,
  };
}
