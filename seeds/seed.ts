import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Api } from '../api/base/context/context';
import { asSystem } from '../api/entities/call';
import { openDiskStore } from '../api/platform/files/fileStore';
import { seedBrokers } from './brokers/seedBrokers';
import { seedProvider } from './provider/seedProvider';
import { seedAccounts } from './seedAccounts';
import { seedCatalogue } from './seedCatalogue';
import { seedCodes } from './seedCodes';
import { seedCustomers } from './seedCustomers';
import { seedEquipment } from './seedEquipment';
import { seedFloorPlans } from './seedFloorPlans';
import { seedInspections } from './seedInspections';
import { seedReport } from './seedReport';
import { seedStates } from './seedStates';
import { seedTextModules } from './seedTextModules';
import { seedVoidSignature } from './seedVoidSignature';

/** Fills an empty database with the demo data, through the product's own writes and importer. */
export async function seedDemoData(api: Pick<Api, 'db' | 'now' | 'config'>): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, CATALOGUE_ID);
  const categories = await seedCatalogue(call);
  const accounts = await seedAccounts(call);
  await seedProvider(call);
  await seedBrokers(call, accounts, categories);
  const customers = await seedCustomers(call, accounts.auditor.id);
  await seedEquipment(call, accounts, customers, categories);
  await seedCodes(call, accounts);
  await seedTextModules(call, accounts);
  const store = await openDiskStore(api.config.dataDir);
  await seedFloorPlans(call, store, accounts, customers);
  const { planning, finishedAt, later } = await seedInspections(call, store, accounts, customers);
  await seedVoidSignature(later.call, store, later.planning);
  await seedStates({ ...call, db: api.db }, accounts, customers, categories);
  await seedReport(finishedAt, store, planning);
}
