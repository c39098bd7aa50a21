import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

type Row = Readonly<Record<string, unknown>>;

/**
 * What a row must say to be among those a picker offers, as the beginning of a new one; undefined where several values would
 * do, or one that no form sets: nobody knows then what to make.
 */
export function givenTo({ fields }: AnyEntity, filter: Row): Row | undefined {
  const wanted = Object.entries(filter);
  const isSet = ([name, value]: [string, unknown]): boolean => {
    const field = fields[name];
    return (
      field !== undefined && !field.readOnly && (typeof value === 'string' || typeof value === 'boolean')
    );
  };
  // Whatever a field of the server's own begins with: new rows are in use.
  const own = wanted.filter(([name, value]) => !isDefault(fields[name], value));
  return own.every(isSet) ? Object.fromEntries(own) : undefined;
}

const isDefault = (field: AnyEntity['fields'][string] | undefined, value: unknown): boolean =>
  field !== undefined && 'default' in field && field.default === value;
