import type { Config } from '../../base/config/config';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

/** The application's own host name is no broker's: everybody who comes to it would see that broker's looks. */
export const brokerHooks = ({ origin }: Pick<Config, 'origin'>): EntityHooks => ({
  beforeWrite({ after }) {
    if (after?.host && after.host === new URL(origin).hostname)
      failFields({ host: { message: 'validation.ownHost' } });
  },
});

/** A salesperson sells for one broker: another broker's account is not that person's any more. */
export const customerHooks: EntityHooks = {
  async beforeWrite({ call, before, after }) {
    if (!before || !after?.salesman || (before.broker ?? null) === (after.broker ?? null)) return;
    const seller = await call.db('salesmen').where({ id: after.salesman }).first('broker');
    if (seller?.broker !== after.broker) after.salesman = null;
  },
};
