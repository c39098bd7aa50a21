import { entityList } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import type { Fields } from '../../language/fields/field';
import { typeOf } from '../../language/fields/types/fieldTypes';
import { isList } from '../../language/fields/types/list';
import { isReference } from '../../language/fields/types/reference';
import { isPointer, isReferences } from '../../language/fields/types/references';
import { isText } from '../../language/fields/types/text';
import type { EntityName } from '../../language/names';

/** Entities whose rows are people: they can be handed over and erased. */
export const people = (): AnyEntity[] => entityList.filter(isPerson);
export const isPerson = (entity: Pick<AnyEntity, 'about'>): boolean => entity.about === 'itself';

/** Entities by which rows say whom they are about. */
const persons: ReadonlySet<EntityName> = new Set(['contacts', 'users', 'salesmen']);

/** Fields that refer to whom a row is about. What a definition does not say is about everybody it refers to. */
function aboutBy({ about, fields }: Pick<AnyEntity, 'about' | 'fields'>): string[] {
  if (about === 'itself' || about === 'nobody') return [];
  if (about !== undefined) return [about];
  return Object.entries(fields as Fields).flatMap(([name, field]) =>
    isReference(field) && persons.has(field.to) ? [name] : [],
  );
}

const isAboutPeople = (entity: Pick<AnyEntity, 'about' | 'fields'>): boolean =>
  isPerson(entity) || aboutBy(entity).length > 0;

/** Fields that say something about a person; on people themselves also whatever an account added. */
export function personalFields(entity: Pick<AnyEntity, 'fields' | 'about'>): string[] {
  const byDefault = isAboutPeople(entity);
  return Object.entries(entity.fields as Fields).flatMap(([name, field]) => {
    const isAdded = isPerson(entity) && field.customKey !== undefined;
    return (field.personal ?? (isAdded || (byDefault && typeOf(field).isWritten))) ? [name] : [];
  });
}

/** Entities with rows that belong to people of this kind, each with the field that says to whom. */
export function belongings(person: EntityName): { entity: AnyEntity; by: string }[] {
  return entityList.flatMap((entity) =>
    aboutBy(entity).flatMap((by) => {
      const field = entity.fields[by];
      return isReference(field) && field.to === person ? [{ entity, by }] : [];
    }),
  );
}

/** Fields by which the row is about somebody of this kind: what they point at is no mere mention. */
export const isBelonging = (entity: AnyEntity, name: string): boolean => aboutBy(entity).includes(name);

/** Whether the entity is about nobody, so that its texts at most name somebody. */
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

/** Lists of other rows whose items may name a person, e.g. signatures, with the texts that do. */
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

/** Fields of an entity that point at people of this kind, alone or in a list of ids. */
export function pointersAt(entity: AnyEntity, person: EntityName): { name: string; isList: boolean }[] {
  return Object.entries(entity.fields as Fields).flatMap(([name, field]) =>
    isPointer(field) && field.to === person ? [{ name, isList: isReferences(field) }] : [],
  );
}
