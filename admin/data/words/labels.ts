import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { fieldLabelKey } from '@plumbline/resources/rules/customFields/accountColumn';

// Translation keys of definitions; the texts are in resources/locales/entities.
export const fieldLabel = (entity: AnyEntity, field: string): string => fieldLabelKey(entity.name, field);
/** A field of a list's item; nested lists use their own name. */
export const itemLabel = (entity: AnyEntity, list: string, field: string): string =>
  `resources.${entity.name}.items.${list}.${field}`;
export const tabLabel = (entity: AnyEntity, tab: string): string => `resources.${entity.name}.tabs.${tab}`;
export const entityLabel = (entity: AnyEntity): string => `resources.${entity.name}.name`;
export const newLabel = (entity: AnyEntity): string => `resources.${entity.name}.page.create`;
