import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** Key of the words that go with a step: what it is called, that it was done, what to think of before. */
export const stepText = (entity: AnyEntity, step: string, text: 'label' | 'done' | 'ask'): string =>
  `resources.${entity.name}.steps.${step}.${text}`;
