import type { Cell } from './cell';
import { isEmptyCell } from './cell';
import { guessHabits, type Habits } from './guessHabits';
import { headerScore, type TargetWords } from './headerScore';
import type { ImportTarget } from './importTargets';
import { parseTarget } from './parseTarget';
import { unitOfHeader } from './units';

export interface SampleColumn {
  header: string;
  cells: readonly Cell[];
}
export interface ColumnGuess extends Habits {
  /** Path of an import target; null: nothing fits. */
  target: string | null;
  /** 0 to 1. */
  confidence: number;
}
export type Words = (target: ImportTarget) => TargetWords;

const threshold = 0.4;

/** Guesses for each column where it goes, by its header and by what its values look like; each target is taken once. */
export function guessMapping(
  columns: readonly SampleColumn[],
  targets: readonly ImportTarget[],
  key: string,
  words: Words,
): ColumnGuess[] {
  const file = guessHabits(columns.flatMap((column) => column.cells));
  const habits = columns.map((column) => guessHabits(column.cells, file));
  const scored = columns.flatMap((column, index) =>
    targets.map((target) => ({
      index,
      target,
      score: scoreOf(column, target, key, words(target), habits[index] ?? file),
    })),
  );
  const bestOther = (index: number, path: string) =>
    Math.max(
      0,
      ...scored.filter((one) => one.index === index && one.target.path !== path).map((one) => one.score),
    );
  const ranked = scored
    .filter((pair) => pair.score >= threshold)
    // What must not stay without a column chooses first; of equal pairs the column with the worse alternative goes first.
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
  return columns.map((_, index) => ({
    target: taken.get(index)?.path ?? null,
    confidence: Math.round((taken.get(index)?.score ?? 0) * 100) / 100,
    ...(habits[index] ?? file),
  }));
}

function scoreOf(
  column: SampleColumn,
  target: ImportTarget,
  key: string,
  words: TargetWords,
  habits: Habits,
): number {
  const name = headerScore(column.header, words);
  if (name === 0) return 0;
  const filled = column.cells.filter((cell) => !isEmptyCell(cell));
  if (filled.length === 0) return name * 0.6;
  const context = { ...habits, columnUnit: unitOfHeader(column.header) };
  // Whether a choice's words are known is a question of the labels, which the header does not depend on.
  const fits =
    target.field.type === 'choice'
      ? filled.length
      : filled.filter((cell) => parseTarget(cell, target, context).ok).length;
  const share = fits / filled.length;
  const shape = share < 0.5 ? share : 0.8 + 0.2 * share;
  const distinct = target.path === key ? new Set(filled).size / filled.length : 1;
  return name * shape * (0.2 + 0.8 * distinct);
}
