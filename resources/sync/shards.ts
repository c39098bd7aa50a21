import type { AnyEntity } from '../defineEntity';
import { entities, entityList } from '../entities/index';
import type { Shard } from './protocol';

/** A field by which a row brings another row along: where an audit is, the equipment it is about must be too. */
export interface Pointer { from: AnyEntity; field: string; to: AnyEntity }

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
export const shardEntities = (shard: Shard): readonly AnyEntity[] => (shard === 'base' ? always : withLocation);

const pointersAmong: readonly Pointer[] = withLocation.flatMap((from) =>
  Object.entries(from.fields).flatMap(([field, { type, ...options }]): Pointer[] =>
    type === 'reference' && 'to' in options && locationField(entities[options.to]) !== undefined
      ? [{ from, field, to: entities[options.to] }] : []));

/** Pointers between rows that are kept with locations; the two may stand at different ones. */
export const shardPointers = (shard: Shard): readonly Pointer[] => (shard === 'base' ? [] : pointersAmong);

/** The shard a row belongs to by its own fields; undefined where rows of the entity are not kept, or it has no location. */
export function shardOfRow(entity: AnyEntity, row: Readonly<Record<string, unknown>>): Shard | undefined {
  if (entity.offline === 'always') return 'base';
  const location = row[locationField(entity) ?? ''];
  return typeof location === 'string' ? { location } : undefined;
}
