import { csvParser } from './csvParser';

// The first one wins a tie: commas also occur in texts, tabs hardly ever.
export const delimiters = [';', '\t', '|', ','] as const;
export type Delimiter = (typeof delimiters)[number];

export function isDelimiter(value: unknown): value is Delimiter {
  return delimiters.some((one) => one === value);
}

/** The delimiter with the most columns and the most even rows in the sample; Excel's `sep=;` line takes precedence. */
export function guessDelimiter(sample: string): Delimiter {
  const stated = /^sep=(.)/i.exec(sample)?.[1];
  if (isDelimiter(stated)) return stated;
  let best: { delimiter: Delimiter; score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of delimiters) {
    const score = scoreOf(sample, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function scoreOf(sample: string, delimiter: Delimiter): number {
  const counts = new Map<number, number>();
  let rows = 0;
  for (const { cells } of rowsOf(sample, delimiter)) {
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    rows += 1;
  }
  return Math.max(0, ...[...counts].map(([width, times]) => (times / rows) * Math.sqrt(width - 1)));
}

// The sample may end inside a quote, and its last row is incomplete anyway. A wrong delimiter may also exceed a limit.
function rowsOf(sample: string, delimiter: Delimiter) {
  try {
    return csvParser(delimiter).push(sample).slice(0, 200);
  } catch {
    return [];
  }
}
