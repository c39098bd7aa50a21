import type { AddressValue, PhoneValue } from '@plumbline/resources/language/fields/field';
import type { Language } from '@plumbline/resources/language/languages';
import type { AccountType, Role } from '@plumbline/resources/language/permissions';

/** Password of every demo sign-in; demo data alone knows it. */
export const demoPassword = 'Plumbline-2026!';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Exclude<Role, 'ProviderAdmin' | 'ProviderSupport'>;
  contactType: string;
  language: Language;
  phone: string;
}

export interface DemoAccount {
  key: 'company' | 'auditor' | 'broker' | 'othercompany' | 'otherauditor';
  companyName: string;
  instanceType: Exclude<AccountType, 'PROVIDER'>;
  customerNumber: string;
  address: AddressValue;
  /** Its codes lead everybody to a page, on which damage can be reported; with this line of contact. */
  publicContact?: string;
  people: DemoPerson[];
}

export const demoAccounts: DemoAccount[] = [
  {
    key: 'company',
    companyName: 'Nordfrost Logistyka Sp. z o.o.',
    instanceType: 'COMPANY',
    customerNumber: 'K-10021',
    address: { street: 'ul. Magazynowa 14', zip: '62-023', city: 'Gądki', country: 'PL' },
    publicContact: 'Utrzymanie ruchu: +48 61 555 01 19',
    people: [
      {
        email: 'owner@company.example',
        firstName: 'Grażyna',
        lastName: 'Wójcik',
        role: 'Owner',
        contactType: 'owner',
        language: 'pl-PL',
        phone: '+48 61 555 01 10',
      },
      {
        email: 'admin@company.example',
        firstName: 'Łukasz',
        lastName: 'Świątek',
        role: 'Administrator',
        contactType: 'admin',
        language: 'pl-PL',
        phone: '+48 61 555 01 12',
      },
      {
        email: 'employee@company.example',
        firstName: 'Michał',
        lastName: 'Gęsiarz',
        role: 'Employee',
        contactType: 'employee',
        language: 'pl-PL',
        phone: '+48 601 555 013',
      },
    ],
  },
  {
    key: 'auditor',
    companyName: 'Pion Inspekcje Techniczne s.c.',
    instanceType: 'AUDITOR',
    customerNumber: 'A-20007',
    address: { street: 'ul. Długosza 48', zip: '51-162', city: 'Wrocław', country: 'PL' },
    people: [
      {
        email: 'owner@auditor.example',
        firstName: 'Żaneta',
        lastName: 'Ćwikła',
        role: 'Owner',
        contactType: 'owner',
        language: 'pl-PL',
        phone: '+48 71 555 02 20',
      },
      {
        email: 'auditor@auditor.example',
        firstName: 'Tomasz',
        lastName: 'Brzęczyk',
        role: 'Employee',
        contactType: 'auditor',
        language: 'pl-PL',
        phone: '+48 602 555 021',
      },
    ],
  },
  {
    key: 'broker',
    companyName: 'Regalschutz Vertrieb GmbH',
    instanceType: 'BROKER',
    customerNumber: 'B-30002',
    address: { street: 'Hafenstraße 8', zip: '04109', city: 'Leipzig', country: 'DE' },
    people: [
      {
        email: 'owner@broker.example',
        firstName: 'Jürgen',
        lastName: 'Weiß',
        role: 'Owner',
        contactType: 'owner',
        language: 'de-DE',
        phone: '+49 341 555 0310',
      },
      {
        email: 'sales@broker.example',
        firstName: 'Katrin',
        lastName: 'Schröder',
        role: 'SalesForce',
        contactType: 'employee',
        language: 'de-DE',
        phone: '+49 171 555 0311',
      },
    ],
  },
  {
    key: 'othercompany',
    companyName: 'Alföldi Raktár Kft.',
    instanceType: 'COMPANY',
    customerNumber: 'K-10044',
    address: { street: 'Ipar utca 3.', zip: '6000', city: 'Kecskemét', country: 'HU' },
    people: [
      {
        email: 'owner@othercompany.example',
        firstName: 'Ágnes',
        lastName: 'Kőszegi',
        role: 'Owner',
        contactType: 'owner',
        language: 'hu-HU',
        phone: '+36 76 555 041',
      },
    ],
  },
  {
    key: 'otherauditor',
    companyName: 'Prüfdienst Elbe GmbH',
    instanceType: 'AUDITOR',
    customerNumber: 'A-20013',
    address: { street: 'Königsbrücker Straße 96', zip: '01099', city: 'Dresden', country: 'DE' },
    people: [
      {
        email: 'owner@otherauditor.example',
        firstName: 'Sören',
        lastName: 'Köhler',
        role: 'Owner',
        contactType: 'owner',
        language: 'de-DE',
        phone: '+49 351 555 0510',
      },
    ],
  },
];

export const providerStaff = [
  {
    email: 'admin@provider.example',
    firstName: 'Hanna',
    lastName: 'Lindqvist',
    systemRole: 'ProviderAdmin' as const,
    language: 'en-EN' as const,
  },
  {
    email: 'support@provider.example',
    firstName: 'Piotr',
    lastName: 'Zieliński',
    systemRole: 'ProviderSupport' as const,
    language: 'pl-PL' as const,
  },
];

export const workPhone = (number: string): PhoneValue[] => [{ kind: 'work', number }];
