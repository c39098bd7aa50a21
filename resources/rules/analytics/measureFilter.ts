import { entities } from '../../entities/index';
import { dayAfter } from '../../language/due';
import { isBoolean } from '../../language/fields/types/boolean';
import { isChoice } from '../../language/fields/types/choice';
import { startOfDay } from '../audits';
import type { Measure } from './measures';
import type { Span } from './timespans';

type Filter = Readonly<Record<string, unknown>>;

/** List filter for a measure's rows in a timespan; without one, as of now. */
export function measureFilter({ resource, filter, day }: Measure, span?: Span, zone?: string): Filter {
  if (day === undefined || span === undefined) return filter;
  const field = entities[resource].fields[day];
  if (field?.type !== 'datetime') return { ...filter, [`${day}_gte`]: span.from, [`${day}_lte`]: span.to };
  const end = startOfDay(dayAfter(span.to, 1), zone).getTime() - 1;
  return {
    ...filter,
    [`${day}_gte`]: startOfDay(span.from, zone).toISOString(),
    [`${day}_lte`]: new Date(end).toISOString(),
  };
}

/** Additional filter for one group. */
export function groupFilter({ resource, by, parts }: Measure, key: string | null): Filter {
  if (parts) return (key !== null && parts[key]) || {};
  if (by === undefined) return {};
  if (key === null) return { [by]: null };
  const field = entities[resource].fields[by];
  if (isBoolean(field)) return { [by]: key === 'true' };
  // Filters on references and choices take lists of values.
  return isChoice(field) || field?.type === 'reference' ? { [by]: [key] } : { [by]: key };
}
