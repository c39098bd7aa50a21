import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage, type Language } from '@plumbline/resources/language/languages';
import { asSystem, type Call } from '../../api/entities/call';
import { createRecord } from '../../api/entities/createRecord';
import { updateRecord } from '../../api/entities/updateRecord';
import { type DemoAccount, demoAccounts } from '../accounts';
import type { SeededAccounts } from '../seedAccounts';

type Ids = ReadonlyMap<string, string>;

interface DemoContract {
  account: DemoAccount['key'];
  orderedBy: string;
  set: string;
  broker: string;
  /** Of the QR codes that came with it. */
  codePrefix: string;
  quantity: number;
  maxUser: number;
  key: string;
  /** How many days ago it was ordered; the licence began then. */
  daysAgo: number;
}

const demoContracts: DemoContract[] = [
  {
    account: 'company',
    orderedBy: 'owner@company.example',
    set: 'professional',
    broker: 'regalschutz',
    codePrefix: '117',
    quantity: 1,
    maxUser: 10,
    key: '7KQM-2XHD-P9TA-46WB',
    daysAgo: 150,
  },
  // Every kind of equipment that comes into the catalogue is theirs to inspect.
  {
    account: 'auditor',
    orderedBy: 'owner@auditor.example',
    set: 'unlimited',
    broker: 'regalschutz',
    codePrefix: '244',
    quantity: 2,
    maxUser: 20,
    key: 'H3VN-8RTC-XQ2L-M5ZD',
    daysAgo: 120,
  },
];

/** An installation may show the demo data for years: its licences last for ten. */
const demoDays = 3653;

/** Accounts that sell or only prove borders: what they hold themselves is nobody's story. */
const otherAccounts: DemoAccount['key'][] = ['broker', 'othercompany', 'otherauditor'];

/** Keys that nobody has activated yet. */
const freeKeys = [
  { key: 'QW4E-RT6Y-UP8A-SD2F', broker: 'regalschutz', set: 'professional' },
  { key: 'GH5J-KL7Z-XC9V-BN3M', broker: 'sued', set: 'partner' },
];

/** What the demo accounts have ordered and hold, with QR codes and the devices they work on. */
export async function seedContracts(
  call: Call,
  accounts: SeededAccounts,
  brokers: Ids,
  sets: Ids,
): Promise<void> {
  const provider = asSystem(call, CATALOGUE_ID);
  for (const demo of demoContracts) await seedContract(provider, accounts, brokers, sets, demo);
  for (const account of otherAccounts)
    await createRecord(asSystem(call, accounts[account].id), definitions.licenses, {
      name: 'Plumbline',
      validFrom: daysBefore(call, 120),
      validBefore: daysBefore(call, -demoDays),
      isPaid: true,
    });
  for (const { key, broker, set } of freeKeys)
    await createRecord(provider, definitions.licenseKeys, {
      key,
      broker: brokers.get(broker),
      licenseSet: sets.get(set),
    });
  await createRecord(provider, definitions.checkerIdRanges, {
    prefix: 'RS-',
    firstNumber: 10001,
    lastNumber: 15000,
    broker: brokers.get('regalschutz'),
  });
}

async function seedContract(
  provider: Call,
  accounts: SeededAccounts,
  brokers: Ids,
  sets: Ids,
  demo: DemoContract,
): Promise<void> {
  const { id: account, contacts } = accounts[demo.account];
  const own = asSystem(provider, account);
  const person = contacts.get(demo.orderedBy);
  const licenseSet = sets.get(demo.set);
  const { codePrefix, quantity, maxUser } = demo;
  const day = daysBefore(provider, demo.daysAgo);
  const order = await createRecord(own, definitions.orders, {
    licenseSet,
    quantity,
    dateOrdered: day,
    orderedBy: person,
  });
  const license = await createRecord(own, definitions.licenses, {
    licenseSet,
    dateOrdered: day,
    validFrom: day,
    validBefore: daysBefore(provider, -demoDays),
    // It is billed by the year.
    nextExpectedDate: daysBefore(provider, demo.daysAgo - 365),
    maxUser,
    userContact: person,
    isPaid: true,
    maxCustomQrCodes: 500,
  });
  await createRecord(provider, definitions.licenseKeys, {
    key: demo.key,
    licenseSet,
    broker: brokers.get(demo.broker),
    order: order.id,
    license: license.id,
    soldTo: account,
    activatedFor: account,
    dateActivated: `${day}T08:15:00.000Z`,
  });
  // Of what was ordered beyond that, the keys wait to be activated.
  await updateRecord(own, definitions.orders, String(order.id), { isPaid: true });
  const range = await createRecord(provider, definitions.checkerIdRanges, {
    prefix: `${codePrefix}-`,
    firstNumber: 1,
    lastNumber: 500,
    broker: brokers.get(demo.broker),
    soldTo: account,
    dateSold: day,
  });
  for (const [index, warning] of [null, null, 'DuplicatedExternally'].entries())
    await createRecord(own, definitions.qrCodes, {
      code: `${codePrefix}-${String(index + 1).padStart(6, '0')}`,
      dateAssigned: day,
      checkerIdRange: range.id,
      warning,
    });
  await seedDevice(own, person, languageOf(demo.orderedBy));
}

const languageOf = (email: string): Language =>
  demoAccounts.flatMap(({ people }) => people).find((person) => person.email === email)?.language ??
  defaultLanguage;

const daysBefore = ({ now }: Call, days: number): string =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

// As the app of whoever works there would have written it.
const cameraMissing: Record<Language, string> = {
  'pl-PL': 'Kamera jest niedostępna.',
  'de-DE': 'Die Kamera ist nicht verfügbar.',
  'en-EN': 'The camera is not available.',
  'hu-HU': 'A kamera nem érhető el.',
};

async function seedDevice(own: Call, owner: string | undefined, language: Language): Promise<void> {
  await createRecord(own, definitions.devices, {
    name: 'Tablet 1',
    owner,
    userAgent: 'Mozilla/5.0 (Linux; Android 15; SM-X306B) Chrome/141 Safari/537.36',
    appVersion: '0.1.0',
    usedMemory: 48.2,
    storageUsed: 412,
    storageQuota: 5200,
    storageFilled: 8,
    unsentCommands: 2,
    computingRating: 72,
    storageRating: 64,
    dateLastSeen: own.now.toISOString(),
    isRemoteMaintenanceAllowed: true,
  });
  await createRecord(own, definitions.errorRecords, {
    date: own.now.toISOString(),
    httpMethod: 'INTERNAL',
    url: '/audits',
    content: cameraMissing[language],
    count: 2,
  });
}
