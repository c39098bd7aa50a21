const first = 2_000;
const longest = 5 * 60_000;

/**
 * Milliseconds to wait after so many failures in a row: doubling, at most five minutes, with a part left to chance so
 * that the devices of a hall do not all come back at the same moment. What the server asks for is the least.
 */
export function backOff(failures: number, random: number, serverSeconds: number | null = null): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return Math.max(Math.round(full * (0.5 + random / 2)), (serverSeconds ?? 0) * 1000);
}
