/** One line of the benchmark: a measurement and its baseline from the same run. */
export interface Line {
  work: string;
  /** Name of the baseline. */
  limit: string;
  /** The figure in the unit of the target. */
  figure: string;
  target: string;
  isReached: boolean;
  /** Both sides in their own units. */
  detail: string;
}

/** Registers a cleanup, run at the end of a work in every case, in reverse order. */
export type OnEnd = (tidy: () => Promise<unknown>) => void;
/** A benchmark, with one or several lines; `entities` are those selected, none means all. */
export type Work = (
  onEnd: OnEnd,
  entities: readonly string[],
) => Promise<Line | Line[]> | AsyncIterable<Line>;

type Rated = Pick<Line, 'figure' | 'target' | 'isReached'>;

/** Ratio to the baseline. */
export const atLeast = (ratio: number, wanted: number): Rated => ({
  figure: ratio.toFixed(2),
  target: `≥ ${wanted.toFixed(2)}`,
  isReached: ratio >= wanted,
});
export const atMost = (ratio: number, wanted: number): Rated => ({
  figure: ratio.toFixed(2),
  target: `≤ ${wanted.toFixed(2)}`,
  isReached: ratio <= wanted,
});

/** Seconds above the baseline. */
export const atMostMore = (difference: number, wanted: number): Rated => ({
  figure: `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(2)} s`,
  target: `≤ +${wanted} s`,
  isReached: difference <= wanted,
});
export const withinSeconds = (measured: number, wanted: number): Rated => ({
  figure: `${measured.toFixed(1)} s`,
  target: `≤ ${wanted} s`,
  isReached: measured <= wanted,
});
export const withinHundredths = (measured: number, wanted: number): Rated => ({
  ...withinSeconds(measured, wanted),
  figure: `${measured.toFixed(2)} s`,
});
export const underMilliseconds = (measured: number, wanted: number): Rated => ({
  figure: `${measured.toFixed(1)} ms`,
  target: `< ${wanted} ms`,
  isReached: measured < wanted,
});

/** The median: a single disturbed round does not decide. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
