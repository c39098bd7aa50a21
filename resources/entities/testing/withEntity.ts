import type { AnyEntity } from '../../language/defineEntity';
import type * as index from '../index';

type Index = typeof index;

/**
 * The list of entities as it would be with one definition more, to take the place of `resources/entities/index` in a
 * test: whatever derives something from the list then derives it for that one, too.
 */
export function withEntity(original: Index, entity: AnyEntity): Index {
  return {
    ...original,
    definitions: { ...original.definitions, [entity.name]: entity },
    entities: { ...original.entities, [entity.name]: entity },
    entityList: [...original.entityList, entity],
    isEntityName: (name): name is Parameters<Index['isEntityName']>[0] & keyof Index['entities'] =>
      name === entity.name || original.isEntityName(name),
  };
}
