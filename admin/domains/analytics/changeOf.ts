import type { Compared } from '@plumbline/resources/rules/analytics/analyticsPage';

/** Relative change since the previous period: 0.5 is an increase by half; null where it cannot be computed. */
export function changeOf({ now, before }: Compared): number | null {
  if (now === null || before === null) return null;
  if (before === 0) return now === 0 ? 0 : null;
  return (now - before) / before;
}
