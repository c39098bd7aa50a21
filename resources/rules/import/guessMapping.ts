import type { Cell } from '../../language/exchange/cell';
import { isEmptyCell } from '../../language/exchange/cell';
import { codecOf } from '../../language/exchange/codecs/codecs';
import { isOfKind } from '../../language/exchange/parsed';
import { unitOfHeader } from '../../language/exchange/units';
import { scoreOfHeader, type TargetWords } from './headerScore';
import type { ImportTarget } from './importTargets';
import { parseTarget } from './parseTarget';
import { isRunningNumber } from './runningNumber';

export interface SampleColumn {
  header: string;
  cells: readonly Cell[];
}
export interface ColumnGuess {
  /** Path of an import target; null: none. */
  target: string | null;
  /** 0 to 1. */
  confidence: number;
}
export type Words = (target: ImportTarget) => TargetWords;

const threshold = 0.4;
/** Score of a running number as key: below any other header, above the threshold. */
const runningPenalty = 0.55;

export interface ListKey {
  key: string;
  /** Other identifying fields; beside them a running number is no key. */
  identifying?: readonly string[] | undefined;
}

/** Guesses the target of each column by header and values; each target is used once. */
export function guessMapping(
  columns: readonly SampleColumn[],
  targets: readonly ImportTarget[],
  { key, identifying = [] }: ListKey,
  words: Words,
): ColumnGuess[] {
  const scored = columns.flatMap((column, index) => {
    const scoreOf = scoreOfColumn(column, key);
    return targets.map((target) => ({ index, target, score: scoreOf(target, words(target)) }));
  });
  const bestOther = (index: number, path: string) =>
    Math.max(
      0,
      ...scored.filter((one) => one.index === index && one.target.path !== path).map((one) => one.score),
    );
  const ranked = scored
    .filter((pair) => pair.score >= threshold)
    // Required targets choose first; among equal pairs the column with the worse alternative.
    .map((pair) => ({ ...pair, other: bestOther(pair.index, pair.target.path) }))
    .sort(
      (a, b) =>
        Number(b.target.required) - Number(a.target.required) ||
        b.score - a.score ||
        a.other - b.other ||
        a.index - b.index,
    );
  const taken = new Map<number, { path: string; score: number }>();
  const used = new Set<string>();
  for (const { index, target, score } of ranked) {
    if (taken.has(index) || used.has(target.path)) continue;
    taken.set(index, { path: target.path, score });
    used.add(target.path);
  }
  const keyColumn = [...taken].find(([, { path }]) => path === key)?.[0];
  const counting = keyColumn === undefined ? undefined : columns[keyColumn];
  const hasBetter = [...taken].some(
    ([index, { path }]) => identifying.includes(path) && tellsApart(columns[index]),
  );
  // The user must decide which of the two is the key.
  if (keyColumn !== undefined && counting && hasBetter && isRunningNumber(counting)) taken.delete(keyColumn);
  return columns.map((_, index) => ({
    target: taken.get(index)?.path ?? null,
    confidence: Math.round((taken.get(index)?.score ?? 0) * 100) / 100,
  }));
}

const tellsApart = (column: SampleColumn | undefined): boolean =>
  column !== undefined &&
  column.cells.length > 0 &&
  column.cells.every((cell) => !isEmptyCell(cell)) &&
  new Set(column.cells).size === column.cells.length;

function scoreOfColumn(column: SampleColumn, key: string) {
  const nameScore = scoreOfHeader(column.header);
  const filled = column.cells.filter((cell) => !isEmptyCell(cell));
  return (target: ImportTarget, words: TargetWords): number => {
    const name = nameScore(words);
    if (name === 0) return 0;
    if (filled.length === 0) return name * 0.6;
    const unit = 'unit' in target.field ? target.field.unit : undefined;
    const context = { columnUnit: unitOfHeader(column.header, unit) };
    // Choice values depend on labels, headers do not.
    const fits = codecOf(target.field).isReadByWords
      ? filled.length
      : filled.filter((cell) => isOfKind(parseTarget(cell, target, context))).length;
    const share = fits / filled.length;
    const shape = share < 0.5 ? share : 0.8 + 0.2 * share;
    const distinct = target.path === key ? new Set(filled).size / filled.length : 1;
    // A row count changes when the list is sorted.
    const shift = target.path === key && isRunningNumber(column) ? runningPenalty : 1;
    return shift * name * shape * (0.2 + 0.8 * distinct);
  };
}
