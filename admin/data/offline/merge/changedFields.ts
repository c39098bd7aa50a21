import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

type Row = Readonly<Record<string, unknown>>;

/** The fields whose values differ from the record's; only these are sent. */
export function changedFields(entity: AnyEntity, record: Row, values: Row): Record<string, unknown> {
  const changed = Object.keys(entity.fields).filter(
    (name) => name in values && !entity.fields[name]?.readOnly && !sameValue(record[name], values[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, isNothing(values[name]) ? null : values[name]]));
}

/** Compares values: null, an empty text and an empty list are equal; the order of keys is ignored. */
export const sameValue = (one: unknown, other: unknown): boolean => essence(one) === essence(other);

const essence = (value: unknown): string => JSON.stringify(bare(value));
const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function bare(value: unknown): unknown {
  if (value === null || isNothing(value)) return null;
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as object)
    .map(([name, inner]): [string, unknown] => [name, bare(inner)])
    .filter(([, inner]) => inner !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
