import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import {
  type AccountSettings,
  accountTexts,
  noSettings,
  shapedBy,
} from '@plumbline/resources/rules/customFields/accountEntity';
import { isCustomisable } from '@plumbline/resources/rules/customFields/customFields';
import type { LocalRow } from '../types';

/** Rows of the account's settings that are stored on the device. */
export interface SettingRows {
  definitions: readonly LocalRow<'customFieldDefinitions'>[];
  controls: readonly LocalRow<'formControls'>[];
  categories: readonly LocalRow<'categories'>[];
  accountType?: string | undefined;
}

export interface AccountEntities {
  settings: AccountSettings;
  /** The definition with the account's settings; the same object until they change. */
  entity: (name: EntityName) => AnyEntity;
  /** The account's own labels, by their translation key. */
  text: (key: string, language: Language) => string | undefined;
}

export const productEntities: AccountEntities = {
  settings: noSettings,
  entity: (name) => entities[name],
  text: () => undefined,
};

/** Derives definitions from rows, again only if one of the lists has changed. */
export function accountEntities(rowsNow: () => SettingRows): () => AccountEntities {
  let seen: SettingRows | undefined;
  let made = productEntities;
  return () => {
    const rows = rowsNow();
    const isSame =
      seen?.definitions === rows.definitions &&
      seen.controls === rows.controls &&
      seen.categories === rows.categories &&
      seen.accountType === rows.accountType;
    if (!isSame) {
      seen = rows;
      made = rows.definitions.length + rows.controls.length === 0 ? productEntities : make(rows);
    }
    return made;
  };
}

function make(settings: SettingRows): AccountEntities {
  const shaped = new Map<EntityName, AnyEntity>();
  const texts = new Map<Language, ReadonlyMap<string, string>>();
  return {
    settings,
    entity: (name) => {
      const known = shaped.get(name);
      if (known) return known;
      const entity = isCustomisable(entities[name]) ? shapedBy(entities[name], settings) : entities[name];
      shaped.set(name, entity);
      return entity;
    },
    text: (key, language) => {
      const known = texts.get(language) ?? accountTexts(settings.definitions, language);
      texts.set(language, known);
      return known.get(key);
    },
  };
}
