import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Field } from '@plumbline/resources/fields/field';
import { type Language, languages, localizedOrder } from '@plumbline/resources/languages';
import { isIndexed, isReadBeyond, isSortedBy } from '@plumbline/resources/listing';

// What a list needs besides the fields themselves: columns in which its order stands, and the indexes it walks along.

/** What is due stands first; what has no date stands last, which the date's own index cannot do. */
export const lastDay = '9999-12-31';
export const isDate = (field: Field): boolean => field.type === 'date';

/** The column an ascending list walks along; by texts in several languages one for each of them. */
export function orderColumn(name: string, field: Field, language: Language): string {
  if (isDate(field)) return `${name}Order`;
  return field.type === 'localizedText' ? `${name}Order_${language.slice(0, 2)}` : name;
}

/** Characters of a text in several languages that its order looks at. */
const ordered = 100;

/** The columns of a field's order, where it is not the field's own. */
export function orderColumns(
  entity: AnyEntity,
  name: string,
  field: Field,
): { column: string; ddl: string }[] {
  if (!isSortedBy(entity, name) || field.customKey !== undefined) return [];
  if (isDate(field))
    return [
      {
        column: `${name}Order`,
        ddl: `date generated always as (ifnull(\`${name}\`, '${lastDay}')) virtual`,
      },
    ];
  if (field.type !== 'localizedText') return [];
  return languages.map((language) => {
    const texts = localizedOrder(language).map((one) => `json_value(\`${name}\`, '$."${one}"')`);
    return {
      column: orderColumn(name, field, language),
      ddl: `varchar(${ordered}) generated always as (left(coalesce(${texts.join(', ')}), ${ordered})) virtual`,
    };
  });
}

/** The indexes lists need because of a field: to find rows by it and to walk along it, page after page. */
export function listKeys(entity: AnyEntity, name: string, field: Field): Record<string, string[]> {
  // An id is found anywhere; first in its index, it is also found by who asks for no account, such as the emptying of the bin.
  if (field.type === 'reference') return { [`by_${name}`]: [name, 'instance', 'deletedAt', 'id'] };
  const keys: Record<string, string[]> = {};
  const beside = besideOrder(entity, name);
  for (const { mark, columns } of prefixes(entity)) {
    if (isIndexed(entity, name, field)) keys[`${mark}by_${name}`] = [...columns, name, 'id', ...beside];
    for (const { column } of orderColumns(entity, name, field))
      keys[`${mark}order_${column.replace(/Order(?=_|$)/, '')}`] = [...columns, column, 'id', ...beside];
  }
  return keys;
}

interface Prefix {
  mark: string;
  columns: readonly string[];
}
const inAccount: Prefix = { mark: '', columns: ['instance', 'deletedAt'] };
const everywhere: Prefix = { mark: 'all_', columns: ['deletedAt'] };

/**
 * Whose rows a list walks along: one account's, or everybody's. What lies in the catalogue and is read beyond it, and
 * what has one row in each account or all rows in one, is never walked along by account.
 */
export function prefixes(entity: AnyEntity): readonly Prefix[] {
  if (!isByAccount(entity)) return [everywhere];
  return isReadBeyond(entity) ? [inAccount, everywhere] : [inAccount];
}
export const isByAccount = (entity: AnyEntity): boolean =>
  entity.scope === 'instance' || (entity.scope === 'catalogue' && !isReadBeyond(entity));

/**
 * What stands in an order's index besides it, so that counting and far pages need no rows: what the list is filtered by
 * from the start, and where the list begins also the filters that are either true or false.
 */
function besideOrder(entity: AnyEntity, name: string): string[] {
  const { sort, given = {}, filters = [] } = entity.list;
  const flags = filters.filter((one) => entity.fields[one]?.type === 'boolean');
  return [...new Set([...Object.keys(given), ...(name === sort ? flags : [])])].filter((one) => one !== name);
}
