import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { customisableEntities, hasCategory } from '@plumbline/resources/rules/customFields/customFields';

/** The entity a setting is about, if it is customisable. */
export function subjectOf(entityType: unknown): AnyEntity | undefined {
  return customisableEntities().find(({ name }) => name === entityType);
}

export function subjectErrors(entityType: unknown, category: unknown): FieldErrors {
  const subject = subjectOf(entityType);
  if (!subject) return { entityType: { message: 'validation.notCustomisable' } };
  return category && !hasCategory(subject) ? { category: { message: 'validation.withoutCategory' } } : {};
}
