import type { AnyEntity } from '../../language/defineEntity';
import type * as index from '../index';

type Index = typeof index;

/**
 * The list of entities with one more, to mock `resources/entities/index` in a test: everything derived from the list
 * then includes it.
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
