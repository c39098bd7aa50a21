import { entities, entityList } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import type { FieldOf } from '../../language/fields/field';
import { isReference } from '../../language/fields/types/reference';
import type { EntityName } from '../../language/names';

/** References to a row that must share its owner. */
export interface Follower {
  entity: AnyEntity;
  /** The referencing field. */
  name: string;
  field: FieldOf<'reference'>;
  /** The shared field. */
  shared: string;
}

export const followers = (): Follower[] =>
  entityList.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      isReference(field) && field.sameOwnerAs ? [{ entity, name, field, shared: field.sameOwnerAs }] : [],
    ),
  );

/** Closed rows keep their owner; open ones block the change instead of following it. */
export const propagatesOwner = ({ field }: Follower): boolean => field.blocksWhile === undefined;

/**
 * Entities that follow a changed owner: with a location its equipment, agreed intervals and open tasks, whose customer
 * is read-only.
 */
export function entitiesFollowingOwner(entity: AnyEntity, name: string): EntityName[] {
  const taken = new Set<EntityName>([entity.name]);
  const along = new Set<EntityName>();
  for (const to of taken) {
    for (const one of followers())
      if (one.field.to === to && one.shared === name && propagatesOwner(one)) {
        taken.add(one.entity.name);
        along.add(one.entity.name);
      }
  }
  for (const { name: other, fields } of entityList)
    if (derivesWhileOpen(fields[name]) && Object.values(fields).some(isAppliedTo(taken))) along.add(other);
  return [...along].filter((one) => entities[one].route !== undefined);
}

const derivesWhileOpen = (field: AnyEntity['fields'][string] | undefined): boolean =>
  isReference(field) && field.readOnly === true && field.blocksWhile !== undefined;

// A task has one of several targets, which determines its customer.
const isAppliedTo =
  (taken: ReadonlySet<EntityName>) =>
  (field: AnyEntity['fields'][string]): boolean =>
    isReference(field) && field.when !== undefined && taken.has(field.to);
