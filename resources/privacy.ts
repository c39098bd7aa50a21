import type { AnyEntity } from './defineEntity';
import { entityList } from './entities/index';
import type { EntityName } from './entities/names';
import type { Fields } from './fields/field';

/** Entities whose rows are people: they can be handed over and erased. */
export const people = (): AnyEntity[] => entityList.filter(({ about }) => about === 'itself');
export const isPerson = (entity: AnyEntity): boolean => entity.about === 'itself';

/** Fields that say something about a person; on people themselves also whatever an account added. */
export function personalFields(entity: Pick<AnyEntity, 'fields' | 'about'>): string[] {
  return Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name];
    return field?.personal || (entity.about === 'itself' && field?.customKey !== undefined);
  });
}

/** Entities with rows that belong to people of this kind, each with the field that says to whom. */
export function belongings(person: EntityName): { entity: AnyEntity; by: string }[] {
  return entityList.flatMap((entity) => {
    const field = entity.about === undefined ? undefined : entity.fields[entity.about];
    return entity.about !== undefined && field?.type === 'reference' && field.to === person
      ? [{ entity, by: entity.about }]
      : [];
  });
}

/** Texts of other rows that may be a person's name. */
export function mentions(): { entity: AnyEntity; names: string[] }[] {
  return entityList
    .filter(({ about }) => about === undefined)
    .map((entity) => ({
      entity,
      names: personalFields(entity).filter((name) => entity.fields[name]?.type === 'text'),
    }))
    .filter(({ names }) => names.length > 0);
}

/** Lists of other rows whose items may name a person, e.g. signatures, with the texts that do. */
export function mentioningLists(): { entity: AnyEntity; list: string; names: string[] }[] {
  return entityList
    .filter(({ about }) => about === undefined)
    .flatMap((entity) =>
      Object.entries(entity.fields as Fields).flatMap(([list, field]) => {
        if (field.type !== 'list') return [];
        const names = Object.keys(field.fields).filter((name) => {
          const inner = field.fields[name];
          return inner?.type === 'text' && inner.personal;
        });
        return names.length > 0 ? [{ entity, list, names }] : [];
      }),
    );
}

/** Fields of an entity that point at people of this kind, alone or in a list of ids. */
export function pointersAt(entity: AnyEntity, person: EntityName): { name: string; isList: boolean }[] {
  return Object.entries(entity.fields as Fields).flatMap(([name, field]) =>
    (field.type === 'reference' || field.type === 'references') && field.to === person
      ? [{ name, isList: field.type === 'references' }]
      : [],
  );
}
