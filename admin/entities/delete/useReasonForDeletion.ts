import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { givenWithDeletion } from '@plumbline/resources/language/givenWithDeletion';
import { isPresent } from '@plumbline/resources/language/validation';
import { useWhenContext } from '../form/useWhenContext';

/** Whether deleting the record is a correction, which needs a reason: its inspection is finished. */
export function useReasonForDeletion(entity: AnyEntity, record: Readonly<Record<string, unknown>>): boolean {
  const context = useWhenContext(entity, record);
  return (
    givenWithDeletion(entity).includes('correctionReason') &&
    isPresent(entity.fields.correctionReason?.when, context)
  );
}
