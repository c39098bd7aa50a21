import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/ids';
import type { Knex } from 'knex';
import { asSystem, type Call } from '../../api/entities/call';
import { createRecord } from '../../api/entities/createRecord';
import { seedAccounts } from '../../seeds/seedAccounts';
import type { Filled } from './fillEquipment';

/** The demo accounts, and in the second auditor's one what equipment refers to. */
export async function prepareAccount(db: Knex): Promise<{ call: Call; filled: Filled }> {
  const accounts = await seedAccounts(asSystem({ db, now: new Date() }, CATALOGUE_ID));
  const instance = accounts.otherauditor.id;
  const call = asSystem({ db, now: new Date() }, instance);
  const make = async (entity: Parameters<typeof createRecord>[1], draft: Record<string, unknown>) =>
    String((await createRecord(call, entity, draft)).id);
  const owner = await make(definitions.equipmentOwners, { name: 'Bench' });
  const category = await make(definitions.categories, { name: { 'en-EN': 'Racks' }, type: 'shelf' });
  return {
    call,
    filled: {
      instance,
      owner,
      category,
      location: await make(definitions.locations, { name: 'Site', owner }),
      product: await make(definitions.products, { name: 'PR 600', manufacturer: 'SSI', category }),
    },
  };
}
