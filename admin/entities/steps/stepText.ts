import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** Translation key of a step's label, confirmation or question. */
export const stepText = (entity: AnyEntity, step: string, text: 'label' | 'done' | 'ask'): string =>
  `resources.${entity.name}.steps.${step}.${text}`;
