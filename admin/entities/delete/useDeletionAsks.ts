import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { askedForDeletion, withDeletionFields } from '@plumbline/resources/language/deletionAsks';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { useWhenContext } from '../form/useWhenContext';

/** Names of the fields that the deletion of the record asks for; `refused`: errors by field of an earlier attempt. */
export function useDeletionAsks(
  entity: AnyEntity,
  record: Readonly<Record<string, unknown>>,
  refused: Readonly<FieldErrors> = {},
): string[] {
  const context = useWhenContext(withDeletionFields(entity), record);
  return askedForDeletion(entity, context, refused);
}
