import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { today } from '../../data/words/due';

/** Arguments of a step: its date is the local date now, even if it is sent later. */
export const stepArgs = (entity: AnyEntity, step: string): Record<string, unknown> =>
  entity.steps?.[step]?.day ? { date: today() } : {};
