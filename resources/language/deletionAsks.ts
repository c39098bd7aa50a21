import type { AnyEntity } from './defineEntity';
import { perEntity } from './perEntity';
import { type FieldErrors, isPresent } from './validation';

type Values = Readonly<Record<string, unknown>>;

/** Names of the fields that may come with a deletion. */
export const deletionFields = (entity: AnyEntity): string[] => Object.keys(entity.deletionAsks ?? {});

/** The definition including the fields of a deletion, for checks and inputs. */
export const withDeletionFields = perEntity(
  (entity): AnyEntity =>
    entity.deletionAsks ? { ...entity, fields: { ...entity.fields, ...entity.deletionAsks } } : entity,
);

/** The fields that the deletion of a row asks for: those whose condition holds, and those that a refusal names. */
export const askedForDeletion = (
  entity: AnyEntity,
  context: Values,
  refused: Readonly<FieldErrors> = {},
): string[] =>
  Object.entries(entity.deletionAsks ?? {})
    .filter(([name, { when }]) => name in refused || (when !== undefined && isPresent(when, context)))
    .map(([name]) => name);
