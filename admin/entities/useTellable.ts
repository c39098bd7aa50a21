import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isPointer } from '@plumbline/resources/language/fields/types/references';
import { mayEver, mayReadId } from '@plumbline/resources/language/permissions';
import { isFilledBy } from '@plumbline/resources/rules/ownership/accountTypes';
import { useCallback } from 'react';
import { useActor } from '../data/session/ActorProvider';
import { isAbsent } from './cells/Cell';
import { isKeptElsewhere } from './isKeptElsewhere';

type Row = Readonly<Record<string, unknown>>;

/**
 * Whether a field is relevant to the signed-in person: not if it refers to rows the person may never read, such as a
 * colleague's licence or another account's people, nor if it only concerns other account types, people who edit such
 * rows, or the embedded sign-in. An existing value is shown anyway.
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
        if (!mayEver(target, 'read', actor) || isKeptElsewhere(target, actor, row)) return false;
        const id = isReference(field) ? row?.[name] : undefined;
        if (typeof id === 'string' && id && !mayReadId(target, actor, id)) return false;
      }
      return isFilledBy(field, actor.instanceType) || (row !== undefined && !isAbsent(row[name]));
    },
    [entity, actor],
  );
}
