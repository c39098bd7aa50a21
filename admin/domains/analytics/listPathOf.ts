import { entities } from '@plumbline/resources/entities/index';
import type { AnalyticsPage } from '@plumbline/resources/rules/analytics/analyticsPage';
import { measureFilter } from '@plumbline/resources/rules/analytics/measureFilter';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Span } from '@plumbline/resources/rules/analytics/timespans';
import { filteredListPath } from '../../entities/screenPaths';

interface Counted {
  measure: Measure;
  page: Pick<AnalyticsPage, 'accounts'>;
  /** Whether a broker, a salesperson or an account was chosen. */
  isNarrowed: boolean;
}

/**
 * Path of the list of the records a measure counts in a period; undefined where the accounts are too many for a URL.
 */
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

/** Time zone that commands send to the server, which counts days by it. */
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
