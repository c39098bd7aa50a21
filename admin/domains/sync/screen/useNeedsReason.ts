import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isPresent } from '@plumbline/resources/language/validation';
import type { OutboxItem } from '../../../data/offline/types';
import { useWhenContext } from '../../../entities/form/useWhenContext';

const nothing = {};

/**
 * Whether the kept fields of a refused change are a correction, which needs a reason: a colleague has finished the
 * inspection meanwhile, or corrected it.
 */
export function useNeedsReason(entity: AnyEntity, item: OutboxItem, kept: readonly string[]): boolean {
  const { current, errors } = item.receipt ?? {};
  const context = useWhenContext(entity, current ?? nothing);
  const reason = entity.fields.correctionReason;
  if (!reason) return false;
  const isFinished = reason.when ? isPresent(reason.when, context) : current?.isFinished === true;
  const free = [...(reason.requiredBesides ?? []), 'correctionReason'];
  return (isFinished || errors?.correctionReason !== undefined) && kept.some((name) => !free.includes(name));
}
