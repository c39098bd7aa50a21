import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { today } from '../../data/words/due';

/** What is sent with a step: the day it was done stays the day, also when the device sends it next week. */
export const stepArgs = (entity: AnyEntity, step: string): Record<string, unknown> =>
  entity.steps?.[step]?.day ? { date: today() } : {};
