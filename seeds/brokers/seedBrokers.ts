import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { asSystem, type Call } from '../../api/entities/call';
import { createRecord } from '../../api/entities/createRecord';
import { updateRecord } from '../../api/entities/updateRecord';
import type { SeededAccounts } from '../seedAccounts';
import type { SeededCatalogue } from '../seedCatalogue';
import { type DemoBroker, demoBrokers, demoSets } from './brokers';
import { seedContracts } from './seedContracts';

/** Brokers with what they sell, the accounts they look after, and what these have bought. */
export async function seedBrokers(
  call: Call,
  accounts: SeededAccounts,
  categories: SeededCatalogue,
): Promise<void> {
  const provider = asSystem(call, CATALOGUE_ID);
  await createRecord(provider, definitions.themes, { name: 'Plumbline', primaryColor: '#0B5FA5' });
  const brokers = new Map<string, string>();
  for (const demo of demoBrokers) brokers.set(demo.key, await seedBroker(provider, accounts, brokers, demo));
  const sets = new Map<string, string>();
  for (const { key, broker, set, categories: wanted } of demoSets) {
    const granted = wanted.flatMap((name) => categories.get(name) ?? []);
    const { id } = await createRecord(provider, definitions.licenseSets, {
      ...set,
      broker: brokers.get(broker),
      categories: granted,
    });
    const details = [
      { type: 'MonthsValid', amount: set.validityInMonths },
      ...(set.userCount ? [{ type: 'MaxUser', amount: set.userCount }] : []),
      ...granted.map((category) => ({ type: 'Category', category })),
    ];
    for (const detail of details)
      await createRecord(provider, definitions.licenseSetDetails, { ...detail, licenseSet: id });
    sets.set(key, String(id));
  }
  await seedContracts(call, accounts, brokers, sets);
}

async function seedBroker(
  provider: Call,
  accounts: SeededAccounts,
  known: ReadonlyMap<string, string>,
  { parent, account, customers, broker, seller: details, theme, salesman }: DemoBroker,
): Promise<string> {
  const made = await createRecord(provider, definitions.brokers, {
    ...broker,
    parentBroker: parent ? known.get(parent) : null,
    account: account ? accounts[account].id : null,
  });
  const id = String(made.id);
  if (details) await createRecord(provider, definitions.sellers, { ...details, broker: id });
  if (theme) {
    const { id: worn } = await createRecord(provider, definitions.themes, { ...theme, broker: id });
    await updateRecord(provider, definitions.brokers, id, { theme: worn });
  }
  const seller =
    salesman && (await createRecord(provider, definitions.salesmen, { ...salesman, broker: id }));
  for (const customer of customers) {
    const own = asSystem(provider, accounts[customer].id);
    await updateRecord(own, definitions.instances, accounts[customer].id, {
      broker: id,
      salesman: seller?.id ?? null,
    });
  }
  return id;
}
