import { entityList } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import type { Fields } from '../../language/fields/field';
import { typeOf } from '../../language/fields/types/fieldTypes';
import { isList } from '../../language/fields/types/list';
import { isReference } from '../../language/fields/types/reference';
import { isPointer, isReferences } from '../../language/fields/types/references';
import { isText } from '../../language/fields/types/text';
import type { EntityName } from '../../language/names';

/** Entities of persons: they can be exported and erased. */
export const people = (): AnyEntity[] => entityList.filter(isPerson);
export const isPerson = (entity: Pick<AnyEntity, 'about'>): boolean => entity.about === 'itself';

/** Entities that rows refer to as data subjects. */
const persons: ReadonlySet<EntityName> = new Set(['contacts', 'users', 'salesmen']);

/** Fields that refer to the data subject; by default all references to persons. */
function aboutBy({ about, fields }: Pick<AnyEntity, 'about' | 'fields'>): string[] {
  if (about === 'itself' || about === 'nobody') return [];
  if (about !== undefined) return [about];
  return Object.entries(fields as Fields).flatMap(([name, field]) =>
    isReference(field) && persons.has(field.to) ? [name] : [],
  );
}

const isAboutPeople = (entity: Pick<AnyEntity, 'about' | 'fields'>): boolean =>
  isPerson(entity) || aboutBy(entity).length > 0;

/** Personal fields; for persons including custom fields. */
export function personalFields(entity: Pick<AnyEntity, 'fields' | 'about'>): string[] {
  const byDefault = isAboutPeople(entity);
  return Object.entries(entity.fields as Fields).flatMap(([name, field]) => {
    const isAdded = isPerson(entity) && field.customKey !== undefined;
    return (field.personal ?? (isAdded || (byDefault && typeOf(field).isWritten))) ? [name] : [];
  });
}

/** Entities owned by persons of this entity, with the owner field. */
export function belongings(person: EntityName): { entity: AnyEntity; by: string }[] {
  return entityList.flatMap((entity) =>
    aboutBy(entity).flatMap((by) => {
      const field = entity.fields[by];
      return isReference(field) && field.to === person ? [{ entity, by }] : [];
    }),
  );
}

/** Fields that make a person of this entity the data subject, not only a mention. */
export const isBelonging = (entity: AnyEntity, name: string): boolean => aboutBy(entity).includes(name);

/** Whether the entity has no data subject, so that its texts only mention persons. */
export const isAboutNobody = (entity: AnyEntity): boolean => !isAboutPeople(entity);

/** Texts of other rows that may be a person's name. */
export function mentions(): { entity: AnyEntity; names: string[] }[] {
  return entityList
    .map((entity) => ({
      entity,
      names: personalFields(entity).filter((name) => {
        const field = entity.fields[name];
        return isText(field) && (field.namesOther || !isAboutPeople(entity));
      }),
    }))
    .filter(({ names }) => names.length > 0);
}

/** Lists of other rows whose items may name a person, e.g. signatures, with those texts. */
export function mentioningLists(): { entity: AnyEntity; list: string; names: string[] }[] {
  return entityList
    .filter((entity) => !isAboutPeople(entity))
    .flatMap((entity) =>
      Object.entries(entity.fields as Fields).flatMap(([list, field]) => {
        if (!isList(field)) return [];
        const names = Object.keys(field.fields).filter((name) => {
          const inner = field.fields[name];
          return isText(inner) && inner.personal;
        });
        return names.length > 0 ? [{ entity, list, names }] : [];
      }),
    );
}

/** Fields that reference persons of this entity, single or as a list of ids. */
export function pointersAt(entity: AnyEntity, person: EntityName): { name: string; isList: boolean }[] {
  return Object.entries(entity.fields as Fields).flatMap(([name, field]) =>
    isPointer(field) && field.to === person ? [{ name, isList: isReferences(field) }] : [],
  );
}
