/** One row of the bench: what was measured beside its limit in the same run. */
export interface Line {
  work: string;
  /** What the figure is measured against. */
  limit: string;
  /** As the target counts it, with its unit. */
  figure: string;
  target: string;
  isReached: boolean;
  /** Both sides in their own units. */
  detail: string;
}

/** Something a work leaves behind: taken away when the work ends, however it ends, the latest first. */
export type OnEnd = (tidy: () => Promise<unknown>) => void;
/** What is measured, at once or line by line; `entities` are those that were asked for, none where all are meant. */
export type Work = (
  onEnd: OnEnd,
  entities: readonly string[],
) => Promise<Line | Line[]> | AsyncIterable<Line>;

type Rated = Pick<Line, 'figure' | 'target' | 'isReached'>;

/** Measured by limit. */
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

/** Seconds more than the limit takes. */
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

/** The middle one: a single disturbed round does not decide. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
