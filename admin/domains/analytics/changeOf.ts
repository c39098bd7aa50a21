import type { Compared } from '@plumbline/resources/rules/analytics/analyticsPage';

/** The part by which a number grew since the span before: 0.5 is half as many again; null where that says nothing. */
export function changeOf({ now, before }: Compared): number | null {
  if (now === null || before === null) return null;
  if (before === 0) return now === 0 ? 0 : null;
  return (now - before) / before;
}
