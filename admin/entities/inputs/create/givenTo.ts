import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

type Row = Readonly<Record<string, unknown>>;

/**
 * Initial values that make a new row match a picker's filter; undefined if the filter allows several values or uses a
 * read-only field: then none can be created.
 */
export function givenTo({ fields }: AnyEntity, filter: Row): Row | undefined {
  const wanted = Object.entries(filter);
  const isSet = ([name, value]: [string, unknown]): boolean => {
    const field = fields[name];
    return (
      field !== undefined && !field.readOnly && (typeof value === 'string' || typeof value === 'boolean')
    );
  };
  // Filters equal to a field's default need no initial value: new rows match them.
  const own = wanted.filter(([name, value]) => !isDefault(fields[name], value));
  return own.every(isSet) ? Object.fromEntries(own) : undefined;
}

const isDefault = (field: AnyEntity['fields'][string] | undefined, value: unknown): boolean =>
  field !== undefined && 'default' in field && field.default === value;
