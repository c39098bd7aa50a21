import { entities } from '@plumbline/resources/entities/index';
import type { AnalyticsPage } from '@plumbline/resources/rules/analytics/analyticsPage';
import { measureFilter } from '@plumbline/resources/rules/analytics/measureFilter';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Span } from '@plumbline/resources/rules/analytics/timespans';
import { filteredListPath } from '../../entities/screenPaths';

interface Counted {
  measure: Measure;
  page: Pick<AnalyticsPage, 'accounts'>;
  /** A broker, a salesperson or an account was chosen. */
  isNarrowed: boolean;
}

/** The list of what a measure counts in a span; undefined where the accounts are too many for an address. */
export function listPathOf(
  { measure, page: { accounts }, isNarrowed }: Counted,
  span: Span,
  more: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (isNarrowed && !accounts) return undefined;
  const own = measure.resource === 'instances' ? 'id' : 'instance';
  return filteredListPath(entities[measure.resource], {
    ...measureFilter(measure, span, zone()),
    ...(isNarrowed ? { [own]: accounts } : {}),
    ...more,
  });
}

/** The zone that calls tell the server, by which it counts days. */
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
