import { hasCategory, isCustomisable } from '@plumbline/resources/customFields';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { FieldErrors } from '@plumbline/resources/validation';

/** The entity that a setting of the account is about, if it is one that accounts may shape. */
export function subjectOf(entityType: unknown): AnyEntity | undefined {
  if (typeof entityType !== 'string' || !isEntityName(entityType)) return undefined;
  return isCustomisable(entities[entityType]) ? entities[entityType] : undefined;
}

export function subjectErrors(entityType: unknown, category: unknown): FieldErrors {
  const subject = subjectOf(entityType);
  if (!subject) return { entityType: { message: 'validation.notCustomisable' } };
  return category && !hasCategory(subject) ? { category: { message: 'validation.withoutCategory' } } : {};
}
