/** Whether a version (`0.50.102302`, ignoring a build suffix) precedes another; unknown versions do not. */
export function isBefore(version: string | null, limit: string): boolean {
  if (version === null) return false;
  const [one, other] = [numbersIn(version), numbersIn(limit)];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const numbersIn = (version: string): number[] =>
  (version.split('-')[0] ?? '').split('.').map((part) => Number(part) || 0);
