import type { AnyEntity } from '../defineEntity';
import { entities } from '../entities';
import type { EntityName } from '../entities/names';
import { type AddressPart, addressPartNames, addressParts } from '../fields/addressParts';
import type { Field, FieldOf } from '../fields/field';
import { isFilledBy } from '../keptBy';
import type { AccountType } from '../permissions';
import { isImportable } from './parseCell';

/** Where a column of a list may go: a field of the entity, or through a reference a field of what it refers to (`product.manufacturer`). */
export interface ImportTarget {
  path: string;
  /** The entity that has the field, and its name there; together they give the label. */
  entity: EntityName;
  name: string;
  field: Field;
  /** Reference of the imported entity that the path leads through. */
  through?: string;
  /** Of an address, what of it stands in the column (`address.zip`). */
  part?: AddressPart;
  required: boolean;
}

/**
 * Every place a list's column may go, from the definition's exchange columns; references are opened one level. Where the
 * account's kind is said, what such accounts have nothing to put into is left out.
 */
export function importTargets(entity: AnyEntity, accountType?: AccountType): ImportTarget[] {
  const columns = entity.exchange?.columns ?? [];
  const targets = columns.flatMap((name) => {
    const field = entity.fields[name];
    if (!field || field.readOnly) return [];
    if (field.type === 'address') return partsOf(entity, name);
    if (!isImportable(field)) return [];
    const own: ImportTarget = {
      path: name,
      entity: entity.name,
      name,
      field,
      required: field.required === true,
    };
    return field.type === 'reference' ? [own, ...inner(entity, name, field)] : [own];
  });
  return accountType ? targets.filter(({ field }) => isFilledBy(field, accountType)) : targets;
}

const partsOf = (entity: AnyEntity, name: string): ImportTarget[] =>
  addressPartNames.map((part) => ({
    path: `${name}.${part}`,
    entity: entity.name,
    name,
    field: addressParts[part],
    part,
    required: false,
  }));

function inner(entity: AnyEntity, through: string, reference: FieldOf<'reference'>): ImportTarget[] {
  const target = entities[reference.to];
  return (target.exchange?.columns ?? []).flatMap((name) => {
    const field = target.fields[name];
    const own = entity.fields[name];
    // The key is the reference's own column; what the row states itself (its owner) holds for what it refers to.
    if (!field || name === target.exchange?.key || (own && !own.readOnly) || !isImportable(field)) return [];
    return [{ path: `${through}.${name}`, entity: target.name, name, field, through, required: false }];
  });
}
