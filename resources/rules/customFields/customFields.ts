import type { CustomFieldDefinition } from '../../entities/customFieldDefinitions';
import { entityList } from '../../entities/index';
import { type CategoryNode, categoriesBelow } from '../../language/categoryTree';
import type { ChoiceOf, ChoiceSet } from '../../language/choices/choiceSet';
import type { customDataType } from '../../language/choices/choices';
import type { AnyEntity } from '../../language/defineEntity';
import type { Field, FieldOptions } from '../../language/fields/field';
import { isReference } from '../../language/fields/types/reference';
import { withoutPrototype } from '../../language/fields/withoutPrototype';
import type { EntityName } from '../../language/names';
import { perEntity } from '../../language/perEntity';
import { isReach, type Operation, operations, type Right, rightInside } from '../../language/permissions';

const keyPattern = '[a-z][A-Za-z0-9]{0,39}';

/** Characters of keys; they are used in SQL JSON paths, so nothing else is allowed. */
export const isKey = (key: string): boolean => new RegExp(`^${keyPattern}$`).test(key);

/** Pattern of the names of custom fields. */
export const customFieldPattern = `^custom_${keyPattern}$`;

/** The name of the custom field with this key. */
export const customFieldName = (key: string): string => `custom_${key}`;

/** The values of custom fields among those of a row. */
export const ownValues = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name.startsWith(customFieldName(''))));

/** The choice set of a custom choice field, as used by labels. */
export const customChoiceSet = (definition: CustomFieldDefinition): ChoiceSet => ({
  name: `custom-${definition.id}`,
  values: (definition.choices ?? []).flatMap(({ value, isRetired }) => (value && !isRetired ? [value] : [])),
  retired: (definition.choices ?? []).flatMap(({ value, isRetired }) => (value && isRetired ? [value] : [])),
  changedAt: definition.updatedAt,
  labels: Object.fromEntries(
    (definition.choices ?? []).flatMap(({ value, name }) => (value ? [[value, name]] : [])),
  ),
});

/**
 * Whether accounts may customise the entity: owners or administrators write its rows in their account. Entities
 * written by commands, or by people for themselves, have no such form.
 */
export const isCustomisable = perEntity(
  (entity): boolean =>
    entity.withoutCustomFields === undefined &&
    entity.commandsOnly !== true &&
    entity.scope !== 'person' &&
    rightsOfKeepers(entity, ['create', 'update', 'delete']).some(
      (right) => right !== 'anywhere' && rightInside(right) !== undefined,
    ),
);

/**
 * Whether its keepers may also see rows of other accounts, as brokers do. As keys may coincide, custom fields apply
 * only to rows of their own account.
 */
const isFarReaching = (entity: AnyEntity): boolean =>
  rightsOfKeepers(entity, operations).some((right) => right === 'anywhere' || isReach(right));

const keepers = ['Owner', 'Administrator'] as const;
const rightsOfKeepers = (entity: AnyEntity, asked: readonly Operation[]): Right[] =>
  keepers
    .flatMap((role) => asked.map((one) => entity.permissions[role]?.[one]))
    .filter((right) => right !== undefined);

/** Maximum number of custom fields per account and entity, including archived ones. */
export const mostCustomFields = 50;

/** The entity under which the account's settings of this one are stored. */
export const settingsName = (entity: AnyEntity): EntityName => entity.shapedAs ?? entity.name;

/** Entities that can be customised; those that follow another are customised with it. */
export const customisableEntities = (): AnyEntity[] =>
  entityList.filter((entity) => isCustomisable(entity) && settingsName(entity) === entity.name);

/** The category field; only entities with it have settings per category. */
export const hasCategory = (entity: AnyEntity): boolean => {
  const field = entity.fields.category;
  return isReference(field) && field.to === 'categories';
};

type DataType = ChoiceOf<typeof customDataType>;
// One line: MySQL's JSON_VALUE, used by filters, returns at most 512 characters.
const longest = 200;

/** The field type of each data type. */
const fieldOf: Record<DataType, (options: FieldOptions, definition: CustomFieldDefinition) => Field> = {
  input: (options) => ({ type: 'text', max: longest, ...options }),
  number: (options) => ({ type: 'decimal', ...options }),
  date: (options) => ({ type: 'date', ...options }),
  datetime: (options) => ({ type: 'datetime', ...options }),
  choice: (options, definition) => ({ type: 'choice', choices: customChoiceSet(definition), ...options }),
};

/**
 * The definition with custom fields: in the first form tab, in filters where enabled, in import and export. Archived
 * ones are left out; their values stay in the rows.
 */
export function withCustomFields(
  entity: AnyEntity,
  definitions: readonly CustomFieldDefinition[],
  categories: readonly CategoryNode[],
): AnyEntity {
  const own = isCustomisable(entity)
    ? definitions
        .filter(
          ({ entityType, key, isArchived }) =>
            entityType === settingsName(entity) && isKey(key) && isArchived !== true,
        )
        .sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || (one.key < other.key ? -1 : 1))
    : [];
  if (own.length === 0) return entity;
  const names = own.map(({ key }) => customFieldName(key));
  const fields = own.map((definition) =>
    fieldOf[definition.dataType](optionsOf(entity, definition, categories), definition),
  );
  const filters = names.filter((_, index) => own[index]?.isFilterable !== false);
  return {
    ...entity,
    fields: withoutPrototype({
      ...entity.fields,
      ...Object.fromEntries(names.map((name, index) => [name, fields[index] as Field])), // made from the same list
    }),
    list: { ...entity.list, filters: [...(entity.list.filters ?? []), ...filters] },
    form: withFirstTab(entity.form, (tab) => [...tab, ...names]),
    ...(entity.exchange
      ? { exchange: { ...entity.exchange, columns: [...entity.exchange.columns, ...names] } }
      : {}),
    ...(entity.exports ? { exports: [...entity.exports, ...names] } : {}),
  };
}

function optionsOf(
  entity: AnyEntity,
  definition: CustomFieldDefinition,
  categories: readonly CategoryNode[],
): FieldOptions {
  const { key, name, dataType, category, isSearchable, isInReport, instance } = definition;
  const isKept = isFarReaching(entity);
  const when = {
    ...(isKept ? { instance } : {}),
    ...(category ? { category: categoriesBelow(categories, category) } : {}),
  };
  return {
    customKey: key,
    label: name,
    ...(isKept ? { customOf: instance } : {}),
    ...(isInReport ? { inReport: true } : {}),
    ...(dataType === 'input' && isSearchable ? { search: true } : {}),
    ...(Object.keys(when).length > 0 ? { when } : {}),
  };
}

function withFirstTab(
  form: AnyEntity['form'],
  change: (tab: readonly string[]) => readonly string[],
): AnyEntity['form'] {
  const first = Object.entries(form).find(([, content]) => !('related' in content))?.[0];
  return Object.fromEntries(
    Object.entries(form).map(([name, content]) => [
      name,
      name === first && !('related' in content) ? change(content) : content,
    ]),
  );
}
