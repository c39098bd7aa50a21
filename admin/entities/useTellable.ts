import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isPointer } from '@plumbline/resources/language/fields/types/references';
import { mayEver, mayReadId } from '@plumbline/resources/language/permissions';
import { isFilledBy } from '@plumbline/resources/rules/ownership/accountTypes';
import { useCallback } from 'react';
import { useActor } from '../data/session/ActorProvider';
import { isAbsent } from './cells/Cell';

type Row = Readonly<Record<string, unknown>>;

/**
 * Whether a field tells the signed-in person anything: not where it leads to rows they may never read, such as a colleague's licence, or that accounts of
 * their kind do not have, nor what is of use to those alone who keep such rows or sign in here. A value that is there all the same is shown.
 */
export function useTellable(entity: AnyEntity): (name: string, row?: Row) => boolean {
  const actor = useActor();
  return useCallback(
    (name, row) => {
      const field = entity.fields[name];
      if (!field) return false;
      if (field.ownSignIn && actor.signIn?.isEmbedded === false) return false;
      if (field.internal) return mayEver(entity, 'update', actor);
      if (isPointer(field)) {
        const target = entities[field.to];
        if (!mayEver(target, 'read', actor)) return false;
        const id = isReference(field) ? row?.[name] : undefined;
        if (typeof id === 'string' && id && !mayReadId(target, actor, id)) return false;
      }
      return isFilledBy(field, actor.instanceType) || (row !== undefined && !isAbsent(row[name]));
    },
    [entity, actor],
  );
}
