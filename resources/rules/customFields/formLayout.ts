import type { FormControl } from '../../entities/formControls';
import { type CategoryNode, categoriesAbove } from '../../language/categoryTree';
import type { AccountShape, AnyEntity } from '../../language/defineEntity';
import type { Field } from '../../language/fields/field';
import { withoutPrototype } from '../../language/fields/withoutPrototype';
import { type FieldErrors, isPresent, validate } from '../../language/validation';
import { settingsName } from './customFields';

type Row = Readonly<Record<string, unknown>>;

/** A field required for creation cannot be hidden. */
export const isMandatory = (field: Field): boolean =>
  field.required === true && !field.readOnly && !('default' in field && field.default !== undefined);

/**
 * The definition with the account's arrangement: hidden fields removed, order and required flags applied. The most
 * specific setting counts: the category's, then its ancestors', then the general one.
 */
export function withFormLayout(
  entity: AnyEntity,
  controls: readonly FormControl[],
  categories: readonly CategoryNode[],
): AnyEntity {
  const own = controls.filter(
    ({ entityType, field }) => entityType === settingsName(entity) && isArrangeable(entity, field),
  );
  const categoryTypes = new Map(categories.map(({ id, type }) => [id, type ?? '']));
  const general = new Map(own.filter(({ category }) => !category).map((control) => [control.field, control]));
  const special = own.filter(({ category }) => category);
  const byCategory = new Map<string, AnyEntity>();
  for (const { id } of special.length > 0 ? categories : []) {
    const nearest = new Map(general);
    // From general to specific, so that specific ones override.
    for (const above of categoriesAbove(categories, id).reverse())
      for (const control of special) if (control.category === above) nearest.set(control.field, control);
    if (special.some(({ field }) => nearest.get(field)?.category))
      byCategory.set(id, arranged(entity, nearest, { categoryTypes, byCategory: new Map() }));
  }
  return own.length === 0 ? entity : arranged(entity, general, { categoryTypes, byCategory });
}

/** Whether accounts may hide or require the field; hand-written screens allow custom fields and a few others. */
export const isArrangeable = (entity: AnyEntity, name: string): boolean => {
  const field = entity.fields[name];
  return field !== undefined && (field.customKey !== undefined || (entity.arranges?.includes(name) ?? true));
};

/** The definition for this row: by category, and without the account's required fields while the row is incomplete. */
export function entityFor(entity: AnyEntity, row: Readonly<Record<string, unknown>>): AnyEntity {
  const { category } = row;
  const near =
    (typeof category === 'string' ? entity.account?.byCategory.get(category) : undefined) ?? entity;
  return isPresent(entity.demandsWhen, row) ? near : (near.account?.undemanding ?? near);
}

/**
 * Required fields for this change: all for a new row; afterwards only newly applicable ones (the row is finished, or
 * changed its category). Existing rows may lack fields that became required later, but clearing one is refused.
 */
export function demandedBy(entity: AnyEntity, before: Row | null, after: Row): string[] {
  const wanted = askedOf(entity, after);
  const asked = before ? askedOf(entity, before) : [];
  return wanted.filter((name) => !asked.includes(name));
}

const askedOf = (entity: AnyEntity, row: Row): string[] =>
  (entityFor(entity, row).account?.requiredFields ?? []).filter((name) =>
    isPresent(entity.fields[name]?.when, whenContext(entity, row)),
  );

/** The definition without requirements made after `at` (ISO 8601), which the author could not know. */
export function asDemandedAt(entity: AnyEntity, at: string | undefined): AnyEntity {
  const { account } = entity;
  if (at === undefined || !account) return entity;
  const known = account.requiredFields.filter((name) => (account.requiredSince.get(name) ?? '') <= at);
  if (known.length === account.requiredFields.length) return entity;
  const later = new Set(account.requiredFields.filter((name) => !known.includes(name)));
  return {
    ...entity,
    fields: withoutPrototype(
      Object.fromEntries(
        Object.entries(entity.fields).map(([name, field]) => [
          name,
          later.has(name) ? { ...field, required: false } : field,
        ]),
      ),
    ),
    account: { ...account, requiredFields: known },
  };
}

/** Values that conditions on fields use: the row, and its category's type if known. */
export function whenContext(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { category } = row;
  const type = typeof category === 'string' ? entity.account?.categoryTypes.get(category) : undefined;
  return type === undefined ? row : { ...row, categoryType: type };
}

/** The custom fields that apply to this row, in form order. */
export const ownFieldsOf = (entity: AnyEntity, row: Readonly<Record<string, unknown>>): string[] =>
  Object.values(entityFor(entity, row).form)
    .flatMap((content) => ('related' in content ? [] : content))
    .filter((name) => {
      const field = entity.fields[name];
      return field?.customKey !== undefined && isPresent(field.when, row);
    });

/** Validates the account's requirements and custom fields; errors by field. */
export function accountErrors(entity: AnyEntity, row: Readonly<Record<string, unknown>>): FieldErrors {
  const near = entityFor(entity, row);
  const checked = [...ownFieldsOf(entity, row), ...(near.account?.requiredFields ?? [])];
  return validate(near, Object.fromEntries(checked.map((name) => [name, row[name]])), {
    partial: true,
    context: whenContext(near, row),
  });
}

function arranged(
  entity: AnyEntity,
  controls: ReadonlyMap<string, FormControl>,
  shape: Omit<AccountShape, 'requiredFields' | 'requiredSince' | 'undemanding'>,
): AnyEntity {
  const wanted = [...controls.values()]
    .filter(({ field, isRequired, isVisible }) => {
      const known = entity.fields[field];
      return isRequired === true && isVisible !== false && known && !known.readOnly && !known.required;
    })
    .map(({ field }) => field);
  const isShown = (name: string): boolean => {
    const field = entity.fields[name];
    return controls.get(name)?.isVisible !== false || (field !== undefined && isMandatory(field));
  };
  const form = Object.fromEntries(
    Object.entries(entity.form).map(([tab, content]) => [
      tab,
      'related' in content ? content : inOrder(entity, content, controls).filter(isShown),
    ]),
  );
  const asking = (requiredFields: readonly string[], undemanding: AnyEntity | undefined): AnyEntity => ({
    ...entity,
    fields: withoutPrototype(
      Object.fromEntries(
        Object.entries(entity.fields).map(([name, field]) => [
          name,
          requiredFields.includes(name) ? { ...field, required: true } : field,
        ]),
      ),
    ),
    form,
    account: {
      ...shape,
      requiredFields,
      requiredSince: new Map(
        requiredFields.map((name) => [name, String(controls.get(name)?.updatedAt ?? '')]),
      ),
      undemanding,
    },
  });
  return asking(wanted, entity.demandsWhen && asking([], undefined));
}

/** Placed fields are ordered by number; others keep their position. */
function inOrder(
  entity: AnyEntity,
  names: readonly string[],
  controls: ReadonlyMap<string, FormControl>,
): string[] {
  const isMovable = (name: string) => !entity.arranges || entity.fields[name]?.customKey !== undefined;
  const movable = names
    .filter(isMovable)
    .map((name, index) => ({ name, place: controls.get(name)?.sortOrder ?? index * 10 }))
    .sort((one, other) => one.place - other.place);
  return [...names.filter((name) => !isMovable(name)), ...movable.map(({ name }) => name)];
}
