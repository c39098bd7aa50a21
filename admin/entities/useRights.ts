import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { fieldRefusal } from '@plumbline/resources/language/fieldRights';
import type { Field } from '@plumbline/resources/language/fields/field';
import {
  type Actor,
  may,
  mayBeyond,
  mayEver,
  type Operation,
  refusalOf,
} from '@plumbline/resources/language/permissions';
import { mayChoose } from '@plumbline/resources/rules/rights/mayChoose';
import { useMemo } from 'react';
import { useConnection } from '../data/offline';
import { useActor } from '../data/session/ActorProvider';

type Row = Readonly<Record<string, unknown>>;

export interface Rights {
  canRead: boolean;
  /** With these initial values, for example from the record whose tab offers to create another. */
  canCreate: (given?: Row) => boolean;
  canUpdate: (row: Row) => boolean;
  canDelete: (row: Row) => boolean;
  /** For an existing row, unless `isNew`. */
  isEditable: (field: Field, isNew?: boolean) => boolean;
  /** Whether it would be editable online. */
  waitsForServer: (field: Field, isNew?: boolean) => boolean;
}

/** The rights of the signed-in person, or of `giver`; by the same rules as in the API. */
export function useRights(entity: AnyEntity, giver?: Actor): Rights {
  const signedIn = useActor();
  const actor = giver ?? signedIn;
  const { isOnline } = useConnection();
  return useMemo(() => {
    // Shared catalogue rows are readable by every account and editable by the provider only.
    const isWithinReach = (row: Row, operation: Operation): boolean =>
      entity.scope === 'person' ||
      mayBeyond(entity, operation, actor, row) ||
      row.instance === actor.instance;
    const onRow =
      (operation: 'update' | 'delete') =>
      (row: Row): boolean =>
        !entity.commandsOnly && isWithinReach(row, operation) && may(entity, operation, actor, row);
    const maySetField = (field: Field, isNew: boolean): boolean =>
      !field.importOnly &&
      (isNew || !field.isLasting) &&
      fieldRefusal(field, actor) === undefined &&
      mayChoose(entity, field, actor);
    const isWithoutServer = (field: Field, isNew: boolean): boolean =>
      !isOnline && field.onlineOnly !== undefined && !(isNew && field.onlineOnly === 'change');
    return {
      canRead: mayEver(entity, 'read', actor),
      canCreate: (given = {}) =>
        refusalOf(entity, 'create', actor) === undefined && isFormComplete(entity, given),
      canUpdate: onRow('update'),
      canDelete: onRow('delete'),
      isEditable: (field, isNew = false) => maySetField(field, isNew) && !isWithoutServer(field, isNew),
      waitsForServer: (field, isNew = false) => maySetField(field, isNew) && isWithoutServer(field, isNew),
    };
  }, [entity, actor, isOnline]);
}

/** Whether the form has all required fields of a new row; otherwise rows are created elsewhere. */
export function isFormComplete(entity: AnyEntity, given: Row): boolean {
  const asked = Object.values(entity.form).flatMap((tab) => ('related' in tab ? [] : tab));
  return Object.entries(entity.fields).every(
    ([name, field]) =>
      !field.required ||
      field.readOnly ||
      asked.includes(name) ||
      given[name] !== undefined ||
      ('default' in field && field.default !== undefined),
  );
}
