import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { fieldLabel } from '../../data/words/labels';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The label of a state: the field's own, unless it says the opposite (`isTraceable`: not traceable). */
export const stateLabel = (entity: AnyEntity, field: string, translate: Translate): string =>
  translate(`resources.${entity.name}.standing.${field}`, { _: translate(fieldLabel(entity, field)) });
