import type { brokers } from '@plumbline/resources/entities/brokers';
import type { licenseSets } from '@plumbline/resources/entities/licenseSets';
import type { salesmen } from '@plumbline/resources/entities/salesmen';
import type { sellers } from '@plumbline/resources/entities/sellers';
import type { themes } from '@plumbline/resources/entities/themes';
import type { DraftOf } from '@plumbline/resources/language/defineEntity';
import { type DemoAccount, workPhone } from '../accounts';

export interface DemoBroker {
  key: string;
  parent?: string;
  /** The account whose people work for the broker. */
  account?: DemoAccount['key'];
  /** Accounts the broker looks after. */
  customers: DemoAccount['key'][];
  broker: DraftOf<typeof brokers>;
  /** What stands on its invoices. */
  seller?: Omit<DraftOf<typeof sellers>, 'broker'>;
  theme?: DraftOf<typeof themes>;
  salesman?: Omit<DraftOf<typeof salesmen>, 'broker'>;
}

/** The demo broker with one below it, and one who has nothing to do with either. */
export const demoBrokers: DemoBroker[] = [
  {
    key: 'regalschutz',
    account: 'broker',
    customers: ['company', 'broker'],
    broker: {
      name: 'Regalschutz Vertrieb GmbH',
      brokerNumber: 'VP-100',
      supportEmail: 'support@regalschutz.example',
      supportPhone: '+49 341 555 0300',
      supportTimes: {
        'pl-PL': 'pon.–pt. 8:00–17:00',
        'de-DE': 'Mo–Fr 8–17 Uhr',
        'en-EN': 'Mon–Fri 8 a.m. – 5 p.m.',
        'hu-HU': 'H–P 8–17 óra',
      },
      shopLink: 'https://shop.regalschutz.example/licences',
      agbLink: 'https://www.regalschutz.example/agb',
      privacyPolicyLink: 'https://www.regalschutz.example/datenschutz',
      impressumLink: 'https://www.regalschutz.example/impressum',
      isWhitelabelingBroker: true,
      isShownSalesman: true,
      poweredByText: 'Powered by Plumbline',
      ownQRCode: true,
      sendQRCode: true,
    },
    seller: {
      name: 'Regalschutz Vertrieb GmbH',
      address: { street: 'Torgauer Straße 12', zip: '04315', city: 'Leipzig', country: 'DE' },
      vatId: 'DE123456788',
      registerEntry: 'Amtsgericht Leipzig, HRB 00000',
      email: 'billing@regalschutz.example',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      bankName: 'Commerzbank',
    },
    theme: {
      name: 'Regalschutz',
      primaryColor: '#1B5E3B',
      secondaryColor: '#E07B00',
      headerColor: '#12402A',
      backgroundColor: '#F6F8F6',
      textColor: '#1C2420',
    },
    salesman: {
      firstName: 'Katrin',
      lastName: 'Schröder',
      emailAddress: 'sales@broker.example',
      phoneNumbers: workPhone('+49 171 555 0311'),
    },
  },
  {
    key: 'sued',
    parent: 'regalschutz',
    customers: ['auditor'],
    broker: { name: 'Regalschutz Süd', brokerNumber: 'VP-110', supportEmail: 'sued@regalschutz.example' },
    salesman: {
      firstName: 'Dominik',
      lastName: 'Hölzl',
      emailAddress: 'd.hoelzl@regalschutz.example',
      phoneNumbers: workPhone('+49 89 555 1101'),
    },
  },
  {
    key: 'duna',
    customers: ['othercompany', 'otherauditor'],
    broker: {
      name: 'Duna Biztonság Kft.',
      brokerNumber: 'VP-200',
      supportEmail: 'info@dunabiztonsag.example',
    },
    salesman: {
      firstName: 'Réka',
      lastName: 'Győri',
      emailAddress: 'r.gyori@dunabiztonsag.example',
      phoneNumbers: workPhone('+36 1 555 2001'),
    },
  },
];

/** Sets with what they grant; the categories are those of the demo catalogue by their keys. */
export const demoSets: {
  key: string;
  broker: string;
  set: Omit<DraftOf<typeof licenseSets>, 'broker' | 'categories'>;
  categories: string[];
}[] = [
  {
    key: 'basic',
    broker: 'regalschutz',
    categories: ['racks'],
    set: {
      name: 'Basic',
      tier: 'basic',
      externalId: 'RS-PB-01',
      externalName: 'Basic 12M',
      price: 228,
      currency: 'EUR',
      validityInMonths: 12,
      userCount: 2,
      validFrom: '2026-01-01',
      shopLink: 'https://shop.regalschutz.example/licences/basic',
      isDefault: true,
      isPubliclyVisible: true,
    },
  },
  {
    key: 'advanced',
    broker: 'regalschutz',
    categories: ['racks', 'ladders'],
    set: {
      name: 'Advanced',
      tier: 'advanced',
      externalId: 'RS-PA-01',
      price: 468,
      currency: 'EUR',
      validityInMonths: 12,
      userCount: 5,
      validFrom: '2026-01-01',
      isPubliclyVisible: true,
    },
  },
  {
    key: 'professional',
    broker: 'regalschutz',
    categories: ['racks', 'gates', 'harnesses', 'ladders'],
    set: {
      name: 'Professional',
      tier: 'professional',
      externalId: 'RS-PP-01',
      price: 948,
      currency: 'EUR',
      validityInMonths: 12,
      userCount: 10,
      validFrom: '2026-01-01',
      isPubliclyVisible: true,
      isAdvertisingLicenseSet: true,
    },
  },
  {
    key: 'unlimited',
    broker: 'regalschutz',
    categories: [],
    set: {
      name: 'Unlimited',
      tier: 'unlimited',
      externalId: 'RS-PU-01',
      price: 2988,
      currency: 'EUR',
      validityInMonths: 12,
      validFrom: '2026-01-01',
      isPubliclyVisible: true,
    },
  },
  {
    key: 'partner',
    broker: 'sued',
    categories: ['racks', 'ladders'],
    set: { name: 'Partnerpaket Süd', price: 480, currency: 'EUR', validityInMonths: 12, userCount: 5 },
  },
];
