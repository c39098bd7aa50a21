import { failFields } from '../../../base/errors/errors';
import type { EntityHooks } from '../../../entities/hooks';

/** Where another issuer keeps the sign-in: said rather than kept without effect, for the second step is that issuer's matter. */
export const refuseDemand: EntityHooks = {
  beforeWrite({ before, after }) {
    if (after?.demandsSecondFactor && !before?.demandsSecondFactor)
      failFields({ demandsSecondFactor: { message: 'validation.signInElsewhere' } });
  },
};
