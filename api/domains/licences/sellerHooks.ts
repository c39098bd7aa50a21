import { failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';
import { sellerOf } from './sellerOf';

/** A broker, or the provider, has one seller record, so that the data on invoices is unambiguous. */
export const sellerHooks: EntityHooks = {
  async beforeWrite({ call, after }) {
    if (!after) return;
    const other = await sellerOf(call, after.broker ? String(after.broker) : null);
    if (other && other.id !== after.id) failFields({ broker: { message: 'validation.unique' } });
  },
};
