import type { CustomFieldDefinition } from '../../entities/customFieldDefinitions';
import type { FormControl } from '../../entities/formControls';
import { entityList } from '../../entities/index';
import type { CategoryNode } from '../../language/categoryTree';
import type { AnyEntity } from '../../language/defineEntity';
import { type Language, localized } from '../../language/languages';
import { isFilledBy } from '../ownership';
import { customFieldName, settingsName, withCustomFields } from './customFields';
import { withFormLayout } from './formLayout';

/** What an account set without code. `categories` are those it sees: the shared ones and its own. */
export interface AccountSettings {
  definitions: readonly CustomFieldDefinition[];
  controls: readonly FormControl[];
  categories: readonly CategoryNode[];
  /** The account's kind, as far as it is known. */
  accountType?: string | undefined;
}
export const noSettings: AccountSettings = { definitions: [], controls: [], categories: [] };

/**
 * The definition as the account made it: with its own fields, its form arranged. Unchanged where it made nothing of it. What
 * is demanded of a field that accounts of its kind never fill is passed over: nothing could be saved any more.
 */
export function shapedBy(entity: AnyEntity, settings: AccountSettings): AnyEntity {
  const { accountType, controls, categories } = settings;
  const extended = extendedBy(entity, settings);
  const isVain = ({ isRequired, field }: FormControl): boolean => {
    const known = extended.fields[field];
    return (
      isRequired === true &&
      accountType !== undefined &&
      known !== undefined &&
      !isFilledBy(known, accountType)
    );
  };
  const meant = controls.map((control) => (isVain(control) ? { ...control, isRequired: false } : control));
  return withFormLayout(extended, meant, categories);
}

/** The definition with the account's fields alone, as the product's own work sees it: free of what forms demand. */
export const extendedBy = (entity: AnyEntity, { definitions, categories }: AccountSettings): AnyEntity =>
  withCustomFields(entity, definitions, categories);

/** The definition with archived fields of the account besides, for what was written while they were in use. */
export const withArchived = (entity: AnyEntity, settings: AccountSettings): AnyEntity => {
  const archived = settings.definitions.filter(({ isArchived }) => isArchived);
  const definitions = archived.map((definition) => ({ ...definition, isArchived: false }));
  return extendedBy(entity, { ...settings, definitions });
};

/** The account's own labels by the keys that ordinary ones have in the locales. */
export function accountTexts(
  definitions: readonly CustomFieldDefinition[],
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(
    definitions.flatMap((definition): [string, string][] =>
      entityList
        .filter((entity) => settingsName(entity) === definition.entityType)
        .map(({ name }) => [
          `resources.${name}.fields.${customFieldName(definition.key)}`,
          localized(definition.name, language) || definition.key,
        ]),
    ),
  );
}
