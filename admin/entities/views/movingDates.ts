import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { sameValue } from '../../data/offline/merge/changedFields';
import { dueField, dueScopes, scopeFilter } from '../../data/words/due';

type Filter = Readonly<Record<string, unknown>>;

/** Replaces the dates of a scope in a stored filter; no field has this name. */
const mark = '@due';

/** A filter as stored in a view: "overdue" is relative, so the scope is stored instead of its current dates. */
export function withoutDates(entity: AnyEntity, filter: Filter, day: string): Filter {
  const keys = dateKeys(entity);
  const given = pick(filter, keys);
  const scope = dueScopes.find((one) => sameValue(datesOf(entity, one, day), given));
  if (!scope || keys.length === 0) return filter;
  const rest = Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)));
  return { ...rest, [mark]: scope };
}

/** The filter with the dates of its scope on this day. */
export function withDates(entity: AnyEntity, { [mark]: kept, ...filter }: Filter, day: string): Filter {
  const scope = dueScopes.find((one) => one === kept);
  return scope ? { ...filter, ...datesOf(entity, scope, day) } : filter;
}

function datesOf(entity: AnyEntity, scope: (typeof dueScopes)[number], day: string): Filter {
  return pick(scopeFilter(entity, dueField(entity) ?? '', scope, day), dateKeys(entity));
}

function dateKeys(entity: AnyEntity): string[] {
  const due = dueField(entity);
  return due ? [due, `${due}_gte`, `${due}_lte`] : [];
}

const pick = (filter: Filter, keys: readonly string[]): Filter =>
  Object.fromEntries(keys.filter((key) => key in filter).map((key) => [key, filter[key]]));
