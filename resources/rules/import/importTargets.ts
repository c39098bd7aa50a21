import { entities } from '../../entities';
import type { AnyEntity } from '../../language/defineEntity';
import { isImportable } from '../../language/exchange/parseCell';
import type { Field, FieldOf } from '../../language/fields/field';
import { type FieldPart, fieldParts, itemWords } from '../../language/fields/fieldParts';
import { isReference } from '../../language/fields/types/reference';
import type { EntityName } from '../../language/names';
import type { AccountType } from '../../language/permissions';
import { type OfferedRegulation, regulationPath } from '../../language/regulationDates';
import { isFilledBy } from '../ownership';
import { isKeyOfTitle } from './listKey';
import { isTellingAlone } from './whoseField';

/** Where a column of a list may go: a field of the entity, or through a reference a field of what it refers to (`product.manufacturer`). */
export interface ImportTarget {
  path: string;
  /** The entity that has the field, and its name there; together they give the label. */
  entity: EntityName;
  name: string;
  field: Field;
  /** Reference of the imported entity that the path leads through. */
  through?: string;
  /** Of an address or a text in several languages, what of it stands in the column (`address.zip`, `title.pl-PL`). */
  part?: FieldPart;
  /** Whose date it is, where the row has one of each regulation. */
  regulation?: OfferedRegulation;
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
    if (!field) return [];
    if (field.readOnly)
      return isTellingAlone(entity, name)
        ? [{ path: name, entity: entity.name, name, field, required: false }]
        : [];
    const parts = fieldParts(field, itemWords(entity.name, name));
    if (parts.length > 0) return parts.map((part) => partTarget(entity, name, part));
    if (!isImportable(field)) return [];
    const own: ImportTarget = {
      path: name,
      entity: entity.name,
      name,
      field,
      required: isDemanded(field),
    };
    return isReference(field) ? [own, ...inner(entity, name, field)] : [own];
  });
  const all = [...targets, ...ofRegulations(entity)];
  return accountType ? all.filter(({ field }) => isFilledBy(field, accountType)) : all;
}

function ofRegulations({ name: entity, exchange, fields }: AnyEntity): ImportTarget[] {
  const { perRegulation = [], regulations = [] } = exchange ?? {};
  return regulations.flatMap((regulation) =>
    perRegulation.flatMap((name) => {
      const field = fields[name];
      const path = regulationPath(name, regulation.id);
      return field ? [{ path, entity, name, field, regulation, required: false }] : [];
    }),
  );
}

// What a new row has of its own accord, or what only some rows have, no list must say.
const isDemanded = (field: Field): boolean =>
  field.required === true && !field.when && !('default' in field && field.default !== undefined);

const partTarget = (entity: AnyEntity, name: string, part: FieldPart): ImportTarget => ({
  path: `${name}.${part.name}`,
  entity: entity.name,
  name,
  field: part.field,
  part,
  // Of the parts each may be missing; that one is there, a plan is asked for the field as a whole.
  required: false,
});

function inner(entity: AnyEntity, through: string, reference: FieldOf<'reference'>): ImportTarget[] {
  const target = entities[reference.to];
  return (target.exchange?.columns ?? []).filter(isAskedFor(target)).flatMap((name) => {
    const field = target.fields[name];
    const own = entity.fields[name];
    // The key is the reference's own column; what the row states itself (its owner) holds for what it refers to.
    const isSaid = own !== undefined && (!own.readOnly || isTellingAlone(entity, name));
    if (!field || name === target.exchange?.key || isSaid || !isImportable(field)) return [];
    return [{ path: `${through}.${name}`, entity: target.name, name, field, through, required: false }];
  });
}

/**
 * What a list may say of a row it refers to: what tells it apart and, where the list may bring new ones, all they have.
 */
const isAskedFor = (target: AnyEntity) => (name: string) =>
  target.exchange?.createdOnDemand || (isKeyOfTitle(target) && [target.title].flat().includes(name));
