const first = 2_000;
const longest = 5 * 60_000;

/**
 * Exponential backoff in milliseconds after a number of consecutive failures: at most five minutes, with jitter so
 * that the devices of a site do not retry at the same time; at least what the server asks for.
 */
export function backOff(failures: number, random: number, serverSeconds: number | null = null): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return Math.max(Math.round(full * (0.5 + random / 2)), (serverSeconds ?? 0) * 1000);
}
