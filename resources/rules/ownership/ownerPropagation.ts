import { entities, entityList } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import type { FieldOf } from '../../language/fields/field';
import { isReference } from '../../language/fields/types/reference';
import type { EntityName } from '../../language/names';

/** What points at a row and must be of the same owner. */
export interface Follower {
  entity: AnyEntity;
  /** The field that points at the row. */
  name: string;
  field: FieldOf<'reference'>;
  /** What it must share with the row. */
  shared: string;
}

export const followers = (): Follower[] =>
  entityList.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      isReference(field) && field.sameOwnerAs ? [{ entity, name, field, shared: field.sameOwnerAs }] : [],
    ),
  );

/** What is over goes on naming whose it was then; what is open locks the owner instead of taking it over. */
export const propagatesOwner = ({ field }: Follower): boolean => field.blocksWhile === undefined;

/**
 * The entities whose rows take over a changed value of a field: with a place the equipment there, what is agreed
 * and the open tasks, whose customer nobody sets.
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

// A task is applied to one of several things; that one says whose it is.
const isAppliedTo =
  (taken: ReadonlySet<EntityName>) =>
  (field: AnyEntity['fields'][string]): boolean =>
    isReference(field) && field.when !== undefined && taken.has(field.to);
