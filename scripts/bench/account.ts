import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { migrate } from '../../api/base/database/migrate';
import { asSystem, type Call } from '../../api/entities/call';
import { createRecord } from '../../api/entities/createRecord';
import { seedAccounts } from '../../seeds/seedAccounts';
import { startThrowAwayDatabase } from '../database/startThrowAwayDatabase';
import type { Filled } from './fillEquipment';
import { hold } from './hold';
import type { OnEnd } from './line';

export const benchPerson = 'owner@otherauditor.example';

export interface BenchAccount {
  call: Call;
  filled: Filled;
}

/** The demo accounts, with the rows that equipment refers to in the second auditor's account. */
export async function prepareAccount(db: Knex): Promise<BenchAccount> {
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

/** The same in a separate, durable database: benchmarks do not see each other's rows. */
export async function openAccount(
  onEnd: OnEnd,
  flags: string[] = [],
): Promise<BenchAccount & { db: Knex; url: string; directory: string }> {
  const starting = startThrowAwayDatabase({ forTests: false, flags });
  const server = await hold(starting, ({ stop }) => stop(), onEnd);
  const url = await server.open('bench');
  const db = connectDatabase(url);
  onEnd(() => db.destroy());
  await migrate(db);
  return { ...(await prepareAccount(db)), db, url, directory: server.directory };
}
