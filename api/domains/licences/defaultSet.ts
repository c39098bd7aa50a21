import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { isOnSale } from '@plumbline/resources/rules/licences/shop';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { listTyped, type Typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { brokersUpwards } from './brokersUpwards';

/**
 * Licence set for the trial of a new account: that of its broker, of the nearest broker above with a default set, or of
 * the provider.
 */
export async function defaultSetFor(
  call: TransactionCall,
  instance: string,
): Promise<Typed<'licenseSets'> | undefined> {
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const account = await call.db('instances').where({ id: instance }).first('broker');
  const chain = await brokersUpwards(catalogue, account?.broker);
  const sets = await listTyped(catalogue, 'licenseSets', { filter: { isDefault: true } });
  const offered = sets.filter((set) => isOnSale(set, dayOf(call.now)));
  for (const seller of [...chain.map(({ id }) => id), null]) {
    const set = offered.find(({ broker }) => (broker ?? null) === seller);
    if (set) return set;
  }
  return undefined;
}

/** A seller has one default set for new accounts: the one marked last. */
export const defaultSetHooks: EntityHooks = {
  async afterWrite({ call, after, changed }) {
    if (!after?.isDefault || !changed.some((name) => name === 'isDefault' || name === 'broker')) return;
    const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
    const sets = await listTyped(catalogue, 'licenseSets', { filter: { isDefault: true } });
    for (const { id, broker } of sets)
      if (id !== after.id && (broker ?? null) === (after.broker ?? null))
        await updateRecord(catalogue, definitions.licenseSets, id, { isDefault: false });
  },
};
