import { failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

/** Validates a regulation as a whole: conditions refer to earlier checkpoints, limits are in order. */
export const regulationHooks: EntityHooks = {
  beforeWrite({ entity, before, after }) {
    if (!after || after.parts === before?.parts) return;
    const errors = entity.check?.(after) ?? {};
    if (Object.keys(errors).length > 0) failFields(errors);
  },
};
