import { csvParser } from './csvParser';

// Of equally good ones the first is taken: a comma stands in texts too, a tab hardly ever.
export const delimiters = [';', '\t', '|', ','] as const;
export type Delimiter = (typeof delimiters)[number];

export function isDelimiter(value: unknown): value is Delimiter {
  return delimiters.some((one) => one === value);
}

/** The delimiter that cuts the sample into most columns most evenly; Excel's own `sep=;` line decides where it stands. */
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

// The sample may end inside a quote; its last row is cut anyway. A wrong delimiter may also run into a limit.
function rowsOf(sample: string, delimiter: Delimiter) {
  try {
    return csvParser(delimiter).push(sample).slice(0, 200);
  } catch {
    return [];
  }
}
