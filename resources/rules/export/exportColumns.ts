import { entities } from '../../entities';
import type { AnyEntity } from '../../language/defineEntity';
import { codecOf } from '../../language/exchange/codecs/codecs';
import type { Field } from '../../language/fields/field';
import { type FieldPart, fieldParts, itemWords } from '../../language/fields/fieldParts';
import { isReference } from '../../language/fields/types/reference';
import type { EntityName } from '../../language/names';
import type { AccountType } from '../../language/permissions';
import { importTargets, isKeyOfTitle, listKey } from '../import';
import { isFilledBy } from '../ownership';

/** A column of an exported list: a field of the entity, or through a reference a field that tells the rows it refers to apart. */
export interface ExportColumn {
  /** As the importer names its targets: `product`, `product.manufacturer`. */
  path: string;
  /** The entity that has the field, and its name there; together they give the heading. */
  entity: EntityName;
  name: string;
  field: Field;
  /** Reference of the exported entity that the path leads through. */
  through?: string;
  /** Of an address or a text in several languages, what of it stands in the column. */
  part?: FieldPart;
}

/**
 * The columns of an export: those asked for, with what names each row, or else all that the importer takes or the definition exports. A name that
 * is no field of the entity yields undefined. Where the account's kind is said, what such accounts never fill comes only
 * when asked for.
 */
export function exportColumns(
  entity: AnyEntity,
  names: readonly string[] = [],
  accountType?: AccountType,
): ExportColumn[] | undefined {
  const { key = '', columns = entity.exports ?? shownFields(entity) } = entity.exchange ?? {};
  const isFilled = (name: string): boolean => {
    const field = entity.fields[name];
    return !field || !accountType || names.includes(name) || isFilledBy(field, accountType);
  };
  const all = names.length > 0 ? [...new Set([...needed(entity, key), ...names])] : columns;
  const wanted = all.filter(isFilled);
  if (wanted.some((name) => !Object.hasOwn(entity.fields, name))) return undefined;
  return wanted.flatMap((name) => columnsOf(entity, name));
}

/** What the list and the form show, where the definition says nothing of exports; parts and files are no cells. */
function shownFields({ fields, form, list }: AnyEntity): string[] {
  const named = [...list.columns, ...Object.values(form).flatMap((tab) => ('related' in tab ? [] : tab))];
  return [...new Set(named)].filter((name) => {
    const field = fields[name];
    return field !== undefined && !field.heavy && !field.internal && !codecOf(field).isNoCell;
  });
}

// Without these the importer could not tell which row is meant.
function needed(entity: AnyEntity, key: string): string[] {
  const { unique } = entity.fields[key] ?? {};
  return [key, ...(typeof unique === 'object' ? [unique.within] : [])].filter(
    (name) => name in entity.fields,
  );
}

function columnsOf(entity: AnyEntity, name: string): ExportColumn[] {
  const field = entity.fields[name];
  if (!field || field.heavy) return [];
  // Who only reads a list wants texts in their own language; who imports it again, in all of them.
  const parts = fieldParts(field, itemWords(entity.name, name)).filter(
    ({ isNamedAlone }) => isNamedAlone || entity.exchange?.columns.includes(name),
  );
  if (parts.length > 0)
    return parts.map((part) => ({
      path: `${name}.${part.name}`,
      entity: entity.name,
      name,
      field: part.field,
      part,
    }));
  const own: ExportColumn = { path: name, entity: entity.name, name, field };
  if (!isReference(field)) return [own];
  const to: AnyEntity = entities[field.to];
  const telling = isKeyOfTitle(to) ? [to.title].flat().filter((part) => part !== listKey(to)) : [];
  const taken = new Set(importTargets(entity).map(({ path }) => path));
  return [
    own,
    ...telling.flatMap((part) => {
      const inner = to.fields[part];
      const path = `${name}.${part}`;
      return inner && taken.has(path)
        ? [{ path, entity: to.name, name: part, field: inner, through: name }]
        : [];
    }),
  ];
}
