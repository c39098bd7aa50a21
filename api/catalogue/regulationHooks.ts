import type { EntityHooks } from '../entities/hooks';
import { failFields } from '../errors';

/** A regulation holds together as a whole: conditions look back, limits are in order. */
export const regulationHooks: EntityHooks = {
  prepare({ entity, before, after }) {
    if (!after || after.parts === before?.parts) return;
    const errors = entity.check?.(after) ?? {};
    if (Object.keys(errors).length > 0) failFields(errors);
  },
};
