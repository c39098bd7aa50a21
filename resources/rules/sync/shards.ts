import { entities, entityList } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import { isReference } from '../../language/fields/types/reference';
import type { Shard } from './protocol';

/** A reference between two entities stored with locations. */
export interface Pointer {
  from: AnyEntity;
  field: string;
  to: AnyEntity;
  /** The row is a part of its target (deleted in cascade with it), and belongs to the target's shards. */
  isPart: boolean;
}

export const shardKey = (shard: Shard): string => (shard === 'base' ? 'base' : `location:${shard.location}`);

export function shardOfKey(key: string): Shard {
  return key === 'base' ? 'base' : { location: key.slice('location:'.length) };
}

/** The field with the location whose shard has the row; undefined: the entity is not stored by location. */
export function locationField(entity: AnyEntity): string | undefined {
  return typeof entity.offline === 'object' ? entity.offline.with : undefined;
}

export const isKept = (entity: AnyEntity): boolean => entity.offline !== undefined;

const always = entityList.filter((entity) => entity.offline === 'always');
const withLocation = entityList.filter((entity) => locationField(entity) !== undefined);

/** The entities of a shard. */
export const shardEntities = (shard: Shard): readonly AnyEntity[] =>
  shard === 'base' ? always : withLocation;

/**
 * References that extend a location's shard: rows at the location bring their parts (the audits of a planning, their
 * deficiencies) and the rows they refer to (the equipment of an audit), wherever those are.
 */
export const pointers: readonly Pointer[] = withLocation.flatMap((from) =>
  Object.entries(from.fields).flatMap(([field, options]): Pointer[] =>
    isReference(options) && locationField(entities[options.to]) !== undefined
      ? [{ from, field, to: entities[options.to], isPart: options.onDelete === 'cascade' }]
      : [],
  ),
);

/** The shard of a row by its own fields; undefined if the entity is not stored, or the row has no location. */
export function shardOfRow(entity: AnyEntity, row: Readonly<Record<string, unknown>>): Shard | undefined {
  if (entity.offline === 'always') return 'base';
  const location = row[locationField(entity) ?? ''];
  return typeof location === 'string' ? { location } : undefined;
}
