import { failFields } from '../../../base/errors/errors';
import type { EntityHooks } from '../../../entities/hooks';

/**
 * With an external issuer the second factor is that issuer's: the setting is refused rather than stored without
 * effect.
 */
export const refuseDemand: EntityHooks = {
  beforeWrite({ before, after }) {
    if (after?.demandsSecondFactor && !before?.demandsSecondFactor)
      failFields({ demandsSecondFactor: { message: 'validation.signInElsewhere' } });
  },
};
