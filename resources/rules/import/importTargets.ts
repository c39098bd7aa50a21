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

/** Target of a column: a field of the entity, or of a referenced entity (`product.manufacturer`). */
export interface ImportTarget {
  path: string;
  /** Entity and name of the field, for the label. */
  entity: EntityName;
  name: string;
  field: Field;
  /** The reference in the path. */
  through?: string;
  /** The part of an address or localized text (`address.zip`, `title.pl-PL`). */
  part?: FieldPart;
  /** The regulation of the date, if there is one per regulation. */
  regulation?: OfferedRegulation;
  required: boolean;
}

/**
 * All targets, from the definition's exchange columns; references are expanded one level. With an account type, fields
 * that such accounts cannot fill are left out.
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

// Fields with defaults or conditions are optional.
const isDemanded = (field: Field): boolean =>
  field.required === true && !field.when && !('default' in field && field.default !== undefined);

const partTarget = (entity: AnyEntity, name: string, part: FieldPart): ImportTarget => ({
  path: `${name}.${part.name}`,
  entity: entity.name,
  name,
  field: part.field,
  part,
  // Parts are optional individually; the plan checks the field as a whole.
  required: false,
});

function inner(entity: AnyEntity, through: string, reference: FieldOf<'reference'>): ImportTarget[] {
  const target = entities[reference.to];
  return (target.exchange?.columns ?? []).filter(isAskedFor(target)).flatMap((name) => {
    const field = target.fields[name];
    const own = entity.fields[name];
    // The key is the reference's own column; the row's values (its customer) also apply to the referenced row.
    const isSaid = own !== undefined && (!own.readOnly || isTellingAlone(entity, name));
    if (!field || name === target.exchange?.key || isSaid || !isImportable(field)) return [];
    return [{ path: `${through}.${name}`, entity: target.name, name, field, through, required: false }];
  });
}

/** Columns of a referenced row: its identifying fields and, if it can be created, all fields. */
const isAskedFor = (target: AnyEntity) => (name: string) =>
  target.exchange?.createdOnDemand || (isKeyOfTitle(target) && [target.title].flat().includes(name));
