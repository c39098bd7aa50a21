/** One row of the bench: what was measured beside its limit in the same run. */
export interface Line {
  work: string;
  limit: string;
  /** Measured by limit, as the target counts it. */
  ratio: number;
  target: string;
  isReached: boolean;
  detail: string;
}

export const atLeast = (ratio: number, wanted: number) => ({
  ratio,
  target: `≥ ${wanted.toFixed(2)}`,
  isReached: ratio >= wanted,
});
export const atMost = (ratio: number, wanted: number) => ({
  ratio,
  target: `≤ ${wanted.toFixed(2)}`,
  isReached: ratio <= wanted,
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
