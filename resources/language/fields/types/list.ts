import type { Field, FieldOf, Fields } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { withoutPrototype } from '../withoutPrototype';
import { type Built, build, type Exact, type None, spread } from './build';
import type { FieldTypeModule } from './fieldType';
import { isObject, isString } from './shapes';
import { wrong } from './wrong';

/** Lists edited on a hand-written screen instead of by the generic input. */
export type ListEditor = 'regulationParts';
export interface ListOptions extends FieldOptions {
  max?: number;
  sortable?: boolean;
  editor?: ListEditor;
  /** The unique field that identifies items; absent: their ids. */
  eachOnce?: string;
}
/** Items stored inside a record; each has an `id`. */
export interface ListShape {
  options: { fields: Fields } & ListOptions;
  value: object[];
}

export const list = <const S extends Fields, const O extends ListOptions = None>(
  fields: S,
  options?: Exact<O, ListOptions>,
): Built<'list', { fields: S } & O> => build('list', spread({ fields: withoutPrototype(fields) }, options));

export const isList = (field: Field | undefined): field is FieldOf<'list'> => field?.type === 'list';

export const listType: FieldTypeModule<'list'> = {
  check(value, field, inner) {
    if (!Array.isArray(value)) return wrong('list');
    if (field.max !== undefined && value.length > field.max) return wrong('maxItems', { max: field.max });
    for (const [index, item] of value.entries()) {
      if (!isObject(item) || !isString(item.id)) return wrong('list');
      for (const name of Object.keys(item))
        if (name !== 'id' && !(name in field.fields)) return wrong('unknownField', { field: name });
      for (const [name, one] of Object.entries(field.fields)) {
        const problem = inner(item[name], one);
        if (problem)
          return wrong('item', { row: index + 1, field: name, problem: problem.message, ...problem.args });
      }
    }
    return null;
  },
  textOf: (value, _field, { language, formats }) => formats.number(value.length, language),
  isJson: true,
  isWritten: true,
  hashes: (value, { fields }, inner) => inItems(value, fields, inner),
};

/** Collects values of the items, field by field. */
function inItems<T>(
  value: unknown,
  fields: Fields,
  find: (value: unknown, field: Fields[string]) => T[],
): T[] {
  if (!Array.isArray(value)) return [];
  return Object.entries(fields).flatMap(([name, field]) =>
    value.flatMap((item) => (isObject(item) ? find(item[name], field) : [])),
  );
}
