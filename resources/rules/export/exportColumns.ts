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

/** A column of an export: a field of the entity, or an identifying field of a referenced row. */
export interface ExportColumn {
  /** Path as in the importer: `product`, `product.manufacturer`. */
  path: string;
  /** Entity and name of the field, for the header. */
  entity: EntityName;
  name: string;
  field: Field;
  /** The reference in the path. */
  through?: string;
  /** The part of an address or localized text. */
  part?: FieldPart;
}

/**
 * The columns of an export: the requested ones with the title, or by default those of the importer or definition.
 * Unknown names yield undefined. With an account type, fields that such accounts never fill are only exported on
 * request.
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

/** Default: fields of list and form, without parts and files. */
function shownFields({ fields, form, list }: AnyEntity): string[] {
  const named = [...list.columns, ...Object.values(form).flatMap((tab) => ('related' in tab ? [] : tab))];
  return [...new Set(named)].filter((name) => {
    const field = fields[name];
    return field !== undefined && !field.heavy && !field.internal && !codecOf(field).isNoCell;
  });
}

// The importer needs these to identify a row.
function needed(entity: AnyEntity, key: string): string[] {
  const { unique } = entity.fields[key] ?? {};
  return [key, ...(typeof unique === 'object' ? [unique.within] : [])].filter(
    (name) => name in entity.fields,
  );
}

function columnsOf(entity: AnyEntity, name: string): ExportColumn[] {
  const field = entity.fields[name];
  if (!field || field.heavy) return [];
  // Read-only lists have texts in one language; lists that can be imported, in all.
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
