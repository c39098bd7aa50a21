import type { Config } from '../../base/config/config';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

/** A broker cannot use the application's own host name: all its visitors would see the broker's branding. */
export const brokerHooks = ({ origin }: Pick<Config, 'origin'>): EntityHooks => ({
  beforeWrite({ after }) {
    if (after?.host && after.host === new URL(origin).hostname)
      failFields({ host: { message: 'validation.ownHost' } });
  },
});

/** A salesperson belongs to one broker, so moving an account to another broker removes its salesperson. */
export const customerHooks: EntityHooks = {
  async beforeWrite({ call, before, after }) {
    if (!before || !after?.salesman || (before.broker ?? null) === (after.broker ?? null)) return;
    const seller = await call.db('salesmen').where({ id: after.salesman }).first('broker');
    if (seller?.broker !== after.broker) after.salesman = null;
  },
};
