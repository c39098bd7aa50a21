import { entities, entityList } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import { isReference } from '../../language/fields/types/reference';
import type { Shard } from './protocol';

/** A reference between two kinds of rows that are kept with locations. */
export interface Pointer {
  from: AnyEntity;
  field: string;
  to: AnyEntity;
  /** The row is a part of what it points at (it goes with it when that is deleted), and so belongs where that belongs. */
  isPart: boolean;
}

export const shardKey = (shard: Shard): string => (shard === 'base' ? 'base' : `location:${shard.location}`);

export function shardOfKey(key: string): Shard {
  return key === 'base' ? 'base' : { location: key.slice('location:'.length) };
}

/** The field that says with which location a row of this entity is kept; undefined: it does not depend on one. */
export function locationField(entity: AnyEntity): string | undefined {
  return typeof entity.offline === 'object' ? entity.offline.with : undefined;
}

export const isKept = (entity: AnyEntity): boolean => entity.offline !== undefined;

const always = entityList.filter((entity) => entity.offline === 'always');
const withLocation = entityList.filter((entity) => locationField(entity) !== undefined);

/** The entities whose rows a shard holds. */
export const shardEntities = (shard: Shard): readonly AnyEntity[] =>
  shard === 'base' ? always : withLocation;

/**
 * What ties rows of a location together. Whatever stands there has its parts with it (the audits of a planning, their
 * deficiencies), and brings along what it points at (the equipment of an audit), wherever those stand themselves.
 */
export const pointers: readonly Pointer[] = withLocation.flatMap((from) =>
  Object.entries(from.fields).flatMap(([field, options]): Pointer[] =>
    isReference(options) && locationField(entities[options.to]) !== undefined
      ? [{ from, field, to: entities[options.to], isPart: options.onDelete === 'cascade' }]
      : [],
  ),
);

/** The shard a row belongs to by its own fields; undefined where rows of the entity are not kept, or it has no location. */
export function shardOfRow(entity: AnyEntity, row: Readonly<Record<string, unknown>>): Shard | undefined {
  if (entity.offline === 'always') return 'base';
  const location = row[locationField(entity) ?? ''];
  return typeof location === 'string' ? { location } : undefined;
}
