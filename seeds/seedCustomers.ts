import { definitions } from '@plumbline/resources/entities/index';
import type { AddressValue } from '@plumbline/resources/language/fields/field';
import { asSystem, type Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { workPhone } from './accounts';

interface DemoCustomer {
  key: 'wroclaw' | 'werkSued' | 'alba';
  name: string;
  customerNumber: string;
  address: AddressValue;
  site: string;
  contact: { firstName: string; lastName: string; emailAddress: string; phone: string };
}

// Their lists name the halls, which the importer creates below the site.
const demoCustomers: DemoCustomer[] = [
  {
    key: 'wroclaw',
    name: 'Magazyny Odra Sp. z o.o.',
    customerNumber: 'OD-114',
    site: 'Centrum logistyczne Wrocław',
    address: { street: 'ul. Portowa 21', zip: '50-441', city: 'Wrocław', country: 'PL' },
    contact: {
      firstName: 'Bożena',
      lastName: 'Ślusarczyk',
      emailAddress: 'b.slusarczyk@odra.example',
      phone: '+48 71 555 11 40',
    },
  },
  {
    key: 'werkSued',
    name: 'Kunststoffwerk Süd GmbH',
    customerNumber: 'WS-207',
    site: 'Werk Süd',
    address: { street: 'Industriestraße 5', zip: '86167', city: 'Augsburg', country: 'DE' },
    contact: {
      firstName: 'Günther',
      lastName: 'Großmann',
      emailAddress: 'g.grossmann@werksued.example',
      phone: '+49 821 555 2070',
    },
  },
  {
    key: 'alba',
    name: 'Alba Polc Kft.',
    customerNumber: 'AP-033',
    site: 'Alba telephelyek',
    address: { street: 'Kőrösi út 12.', zip: '8000', city: 'Székesfehérvár', country: 'HU' },
    contact: {
      firstName: 'Zsófia',
      lastName: 'Fekete',
      emailAddress: 'zs.fekete@albapolc.example',
      phone: '+36 22 555 330',
    },
  },
];

export interface SeededCustomer {
  owner: string;
  site: string;
  contact: string;
}
export type SeededCustomers = Record<DemoCustomer['key'], SeededCustomer>;

/** The auditor's three customers, each with a site and somebody to meet there. */
export async function seedCustomers(call: Call, instance: string): Promise<SeededCustomers> {
  const own = asSystem(call, instance);
  const seeded: [string, SeededCustomer][] = [];
  for (const { key, name, customerNumber, address, site, contact } of demoCustomers) {
    const owner = String(
      (await createRecord(own, definitions.equipmentOwners, { name, customerNumber, address })).id,
    );
    const location = String(
      (await createRecord(own, definitions.locations, { name: site, owner, address })).id,
    );
    const { phone, ...person } = contact;
    const met = await createRecord(own, definitions.contacts, {
      ...person,
      contactType: 'location-contact',
      phoneNumbers: workPhone(phone),
      owner,
      location,
    });
    seeded.push([key, { owner, site: location, contact: String(met.id) }]);
  }
  // Filled from the list whose keys the type names.
  return Object.fromEntries(seeded) as SeededCustomers;
}
