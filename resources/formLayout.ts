import { type CategoryNode, categoriesAbove } from './categoryTree';
import type { AnyEntity } from './defineEntity';
import type { FormControl } from './entities/formControls';
import type { Field } from './fields/field';
import { withoutPrototype } from './fields/withoutPrototype';

/** A field without which no row can be made, so no form may hide it. */
export const isMandatory = (field: Field): boolean =>
  field.required === true && !field.readOnly && !('default' in field && field.default !== undefined);

/**
 * The definition as the account arranged its form: hidden fields out of it, the others in the account's order, required
 * ones required. Within a category the nearest setting counts: its own, then those above it, then the general one.
 */
export function withFormLayout(
  entity: AnyEntity,
  controls: readonly FormControl[],
  categories: readonly CategoryNode[],
): AnyEntity {
  const own = controls.filter(
    ({ entityType, field }) => entityType === entity.name && field in entity.fields,
  );
  const categoryTypes = new Map(categories.map(({ id, type }) => [id, type ?? '']));
  const general = new Map(own.filter(({ category }) => !category).map((control) => [control.field, control]));
  const special = own.filter(({ category }) => category);
  const byCategory = new Map<string, AnyEntity>();
  for (const { id } of special.length > 0 ? categories : []) {
    const nearest = new Map(general);
    // The farthest first, so that nearer ones take their place.
    for (const above of categoriesAbove(categories, id).reverse())
      for (const control of special) if (control.category === above) nearest.set(control.field, control);
    if (special.some(({ field }) => nearest.get(field)?.category))
      byCategory.set(id, arranged(entity, nearest, { categoryTypes, byCategory: new Map() }));
  }
  return own.length === 0 ? entity : arranged(entity, general, { categoryTypes, byCategory });
}

/** The definition as it is for this row, whose category may have an arrangement of its own. */
export function entityFor(entity: AnyEntity, row: Readonly<Record<string, unknown>>): AnyEntity {
  const { category } = row;
  return (typeof category === 'string' ? entity.account?.byCategory.get(category) : undefined) ?? entity;
}

/** What conditions on fields look at: the row, and the type of its category as far as the account's settings know it. */
export function whenContext(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { category } = row;
  const type = typeof category === 'string' ? entity.account?.categoryTypes.get(category) : undefined;
  return type === undefined ? row : { ...row, categoryType: type };
}

function arranged(
  entity: AnyEntity,
  controls: ReadonlyMap<string, FormControl>,
  shape: Omit<NonNullable<AnyEntity['account']>, 'requiredFields'>,
): AnyEntity {
  const requiredFields = [...controls.values()]
    .filter(({ field, isRequired, isVisible }) => {
      const known = entity.fields[field];
      return isRequired === true && isVisible !== false && known && !known.readOnly && !known.required;
    })
    .map(({ field }) => field);
  const isShown = (name: string): boolean => {
    const field = entity.fields[name];
    return controls.get(name)?.isVisible !== false || (field !== undefined && isMandatory(field));
  };
  return {
    ...entity,
    fields: withoutPrototype(
      Object.fromEntries(
        Object.entries(entity.fields).map(([name, field]) => [
          name,
          requiredFields.includes(name) ? { ...field, required: true } : field,
        ]),
      ),
    ),
    form: Object.fromEntries(
      Object.entries(entity.form).map(([tab, content]) => [
        tab,
        'related' in content ? content : inOrder(content, controls).filter(isShown),
      ]),
    ),
    account: { ...shape, requiredFields },
  };
}

/** What the account placed stands by its number; the rest keeps the place it has in the definition. */
function inOrder(names: readonly string[], controls: ReadonlyMap<string, FormControl>): string[] {
  const placed = names.map((name, index) => ({ name, place: controls.get(name)?.sortOrder ?? index * 10 }));
  return placed.sort((one, other) => one.place - other.place).map(({ name }) => name);
}
