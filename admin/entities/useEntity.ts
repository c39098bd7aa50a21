import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { useResourceContext } from 'react-admin';

/** The definition of the entity whose screen this is. */
export function useEntity(): AnyEntity {
  const name = useResourceContext();
  if (!name || !isEntityName(name)) throw new Error(`no definition for the resource ${name}`);
  return entities[name];
}
