import type { CustomFieldDefinition } from '../../entities/customFieldDefinitions';
import type { FormControl } from '../../entities/formControls';
import { entityList } from '../../entities/index';
import type { CategoryNode } from '../../language/categoryTree';
import type { AnyEntity } from '../../language/defineEntity';
import { type Language, localized } from '../../language/languages';
import { isFilledBy } from '../ownership';
import { customFieldName, settingsName, withCustomFields } from './customFields';
import { withFormLayout } from './formLayout';

/** An account's customisation. `categories`: the shared ones and its own. */
export interface AccountSettings {
  definitions: readonly CustomFieldDefinition[];
  controls: readonly FormControl[];
  categories: readonly CategoryNode[];
  /** The account type, if known. */
  accountType?: string | undefined;
}
export const noSettings: AccountSettings = { definitions: [], controls: [], categories: [] };

/**
 * The definition customised by the account: custom fields, arranged form. Required settings for fields that accounts
 * of this type cannot fill are ignored, or nothing could be saved.
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

/** The definition with custom fields only, without the form's requirements; for the product's own work. */
export const extendedBy = (entity: AnyEntity, { definitions, categories }: AccountSettings): AnyEntity =>
  withCustomFields(entity, definitions, categories);

/** The definition including archived custom fields, for values written earlier. */
export const withArchived = (entity: AnyEntity, settings: AccountSettings): AnyEntity => {
  const archived = settings.definitions.filter(({ isArchived }) => isArchived);
  const definitions = archived.map((definition) => ({ ...definition, isArchived: false }));
  return extendedBy(entity, { ...settings, definitions });
};

/** The account's labels by their locale keys. */
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
