import { definitions } from '@plumbline/resources/entities/index';
import { asSystem, type Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { importList } from './importList';
import type { SeededAccounts } from './seedAccounts';
import type { SeededCatalogue } from './seedCatalogue';
import type { SeededCustomers } from './seedCustomers';

const polish = {
  file: 'rejestr-regalow.csv',
  dates: {
    last: 'Ostatni przegląd',
    next: 'Następny przegląd',
    hall: 'Hala',
    visual: { heading: 'Ostatnie oględziny' },
  },
};
const german = {
  file: 'Betriebsmittel-Werk-Sued.xlsx',
  dates: { last: 'Letzte Prüfung', interval: 'Prüfintervall (Monate)', hall: 'Gebäude' },
};
const hungarian = {
  file: 'allvanyok.csv',
  dates: {
    last: 'Utolsó felülvizsgálat',
    next: 'Következő felülvizsgálat',
    hall: 'Telephely',
    visual: { heading: 'Utolsó szemrevételezés', neverIn: 'Győri raktár' },
  },
};

/** About 600 pieces of equipment of the auditor's customers, and some of the two companies' own. */
export async function seedEquipment(
  call: Call,
  accounts: SeededAccounts,
  customers: SeededCustomers,
  categories: SeededCatalogue,
): Promise<void> {
  const racks = categories.get('racks') ?? '';
  const gates = categories.get('gates') ?? '';
  const auditor = accounts.auditor.id;
  const at = ({ owner, site }: SeededCustomers['alba']) => ({ instance: auditor, owner, location: site });
  await importList(call, { ...polish, category: racks, ...at(customers.wroclaw) });
  await importList(call, {
    ...german,
    category: gates,
    ...at(customers.werkSued),
  });
  await importList(call, { ...hungarian, category: racks, ...at(customers.alba) });

  const company = await createRecord(asSystem(call, accounts.company.id), definitions.locations, {
    name: 'Mroźnia Gądki',
    address: { street: 'ul. Magazynowa 14', zip: '62-023', city: 'Gądki', country: 'PL' },
  });
  await importList(call, {
    ...polish,
    category: racks,
    instance: accounts.company.id,
    location: String(company.id),
  });
  const other = await createRecord(asSystem(call, accounts.othercompany.id), definitions.locations, {
    name: 'Kecskeméti raktár',
    address: { street: 'Ipar utca 3.', zip: '6000', city: 'Kecskemét', country: 'HU' },
  });
  await importList(call, {
    ...hungarian,
    category: racks,
    instance: accounts.othercompany.id,
    location: String(other.id),
  });
}
