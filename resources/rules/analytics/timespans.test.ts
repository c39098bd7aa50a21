import { expect, it } from 'vitest';
import { partsOf, spanAfter, spanAround, spanBefore } from './timespans';

it.each([
  ['day', '2026-03-01', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28', 1],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15', 7],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31', 29],
  ['quarter', '2026-02-10', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31', 3],
  ['year', '2026-12-31', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31', 12],
] as const)(
  'a %s around %s, what was before, and its parts',
  (timespan, day, from, to, before, end, count) => {
    const span = spanAround(timespan, day);
    expect(span).toEqual({ from, to });
    expect(spanBefore(timespan, span)).toEqual({ from: before, to: end });
    expect(spanAfter(timespan, spanBefore(timespan, span))).toEqual(span);
    const parts = partsOf(timespan, span);
    expect(parts).toHaveLength(count);
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
  },
);
