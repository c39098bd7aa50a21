import { definitions } from '@plumbline/resources/entities/index';

import type { Actor } from '@plumbline/resources/language/permissions';
import { finishPlanning } from '../api/domains/planning/finishPlanning';
import { listCandidates } from '../api/domains/planning/listCandidates';
import { planInspection } from '../api/domains/planning/planInspection';
import type { Call } from '../api/entities/call';
import { listRecords } from '../api/entities/listRecords';
import { typed } from '../api/entities/typedRecords';
import type { FileStore } from '../api/platform/files/fileStore';
import { carryOut, type Visit } from './carryOut';
import { keepPicture } from './keepPicture';
import type { SeededAccounts } from './seedAccounts';
import type { SeededCustomers } from './seedCustomers';

const day = 24 * 60 * 60 * 1000;
const dayOnly = (at: Date): string => at.toISOString().slice(0, 10);

export interface Inspected {
  planning: string;
  finishedAt: Call;
  /** A finished one without a report, and its inspector some days later. */
  later: { planning: string; call: Call };
}

/** Past and coming inspections of the auditor's customers and of the company; returns the finished one that gets the report. */
export async function seedInspections(
  call: Call,
  store: FileStore,
  accounts: SeededAccounts,
  customers: SeededCustomers,
): Promise<Inspected> {
  const at = (days: number, email: string): Call => ({
    ...as(call, accounts, email),
    now: new Date(call.now.getTime() + days * day),
  });
  const auditor = 'auditor@auditor.example';
  const contact = accounts.auditor.contacts.get(auditor) ?? '';
  const plan = (
    days: number,
    customer: keyof SeededCustomers,
    place: string,
    size: number,
    created: number,
  ) =>
    planAt(at(created, 'owner@auditor.example'), {
      owner: customers[customer].owner,
      site: customers[customer].site,
      place,
      size,
      auditor: contact,
      contact: customers[customer].contact,
      datePlanned: dayOnly(new Date(call.now.getTime() + days * day)),
    });

  const reported = await plan(-21, 'wroclaw', 'Hala A – przyjęcie', 8, -35);
  const visit = at(-21, auditor);
  const photos = [
    await keepPicture(visit, store, 'sample-photo-0', 'slup.jpg'),
    await keepPicture(visit, store, 'sample-photo-2', 'belka.jpg'),
  ];
  await carryOutAll(
    visit,
    reported,
    (index) => visits(photos, dayOnly(new Date(visit.now.getTime() + 28 * day)))[index] ?? { result: 'OKAY' },
  );
  await finishPlanning(visit, reported, {});

  const underWay = await plan(-2, 'wroclaw', 'Chłodnia', 6, -14);
  await carryOutAll(at(-2, auditor), underWay, (index) => (index < 2 ? { result: 'OKAY' } : undefined));
  await plan(3, 'wroclaw', 'Hala B – wysoki skład', 12, -7);
  await plan(10, 'werkSued', '', 10, -5);
  const hungarian = await plan(-60, 'alba', '', 5, -75);
  await carryOutAll(at(-60, auditor), hungarian, () => ({ result: 'OKAY' }));
  await finishPlanning(at(-60, auditor), hungarian, {});

  const escalated = await plan(-40, 'wroclaw', 'Archiwum zakładowe', 2, -50);
  await carryOutAll(at(-40, auditor), escalated, (index) =>
    index === 0 ? { result: 'OKAY' } : forgotten(dayOnly(new Date(call.now.getTime() - 10 * day))),
  );
  await finishPlanning(at(-40, auditor), escalated, {});

  const owner = 'owner@company.example';
  const site = await topLocation(as(call, accounts, owner));
  await planAt(as(call, accounts, owner), {
    owner: null,
    site,
    place: '',
    size: 9,
    auditor: accounts.company.contacts.get('employee@company.example') ?? '',
    contact: null,
    datePlanned: dayOnly(new Date(call.now.getTime() + 5 * day)),
  });
  return {
    planning: reported,
    finishedAt: visit,
    later: { planning: hungarian, call: at(-57, auditor) },
  };
}

/** A call by one of the demo people, with the rights of that person. */
export function as(call: Call, accounts: SeededAccounts, email: string): Call {
  const [key, account] = Object.entries(accounts).find(([, { contacts }]) => contacts.has(email)) ?? [];
  if (!key || !account) throw new Error(`no demo person ${email}`);
  const actor: Actor = {
    ...call.actor,
    user: account.users.get(email) ?? call.actor.user,
    instance: account.id,
    contact: account.contacts.get(email) ?? null,
    email,
    language: 'pl-PL',
    instanceType: key === 'company' ? 'COMPANY' : 'AUDITOR',
    role: email.startsWith('owner@') ? 'Owner' : 'Employee',
    locations: 'all',
    categories: 'all',
  };
  return { db: call.db, now: call.now, actor };
}

interface Appointment {
  owner: string | null;
  site: string;
  place: string;
  size: number;
  auditor: string;
  contact: string | null;
  datePlanned: string;
}

async function planAt(call: Call, { site, place, size, ...planning }: Appointment): Promise<string> {
  const location = place ? await locationBelow(call, site, place) : site;
  const type =
    (await listCandidates(call, { location, type: 'expert' })).choosable.length > 0 ? 'expert' : 'light';
  // By their numbers, so that the demo data is the same each time; ids are random.
  const { rows } = await listCandidates(call, { location, type, only: 'choosable', size });
  const planned = await planInspection(call, {
    planning: { ...planning, location, type },
    equipments: rows.map(({ id }) => id),
  });
  return planned.id;
}

async function locationBelow(call: Call, site: string, name: string): Promise<string> {
  const { rows } = await listRecords(call, definitions.locations, { filter: { parent: site } });
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`the demo lists no longer name ${name}`);
  return String(found.id);
}

async function topLocation(call: Call): Promise<string> {
  const { rows } = await listRecords(call, definitions.locations, { filter: { parent: null } });
  return String(rows[0]?.id);
}

async function carryOutAll(
  call: Call,
  planning: string,
  visitOf: (index: number) => Visit | undefined,
): Promise<void> {
  const { rows } = await listRecords(call, definitions.audits, {
    filter: { planning },
    sort: { field: 'equipment', order: 'ASC' },
  });
  for (const [index, audit] of rows.entries()) {
    const visit = visitOf(index);
    if (visit) await carryOut(call, typed('audits', audit), visit);
  }
}

const visits = (photos: Visit['photos'], due: string): Visit[] => [
  { result: 'OKAY' },
  {
    result: 'REPAIR_LOCKED',
    comment: 'Pole rozładowano i zablokowano w obecności przedstawiciela klienta.',
    photos,
    finding: {
      description: 'Słup lewy: wgniecenie 46 mm na odcinku 1 m, pęknięta powłoka',
      measure: 'Wymienić słup, do tego czasu nie obciążać pola',
      component: 'Słup',
      responsiblePerson: 'Bożena Ślusarczyk',
      dateDue: due,
      dangerLevel: 'red',
      bay: 3,
      level: 1,
    },
  },
  {
    result: 'REPAIR_CAN_USE',
    finding: {
      description: 'Brak zabezpieczenia belki przed wypięciem',
      measure: 'Uzupełnić zawleczkę zabezpieczającą',
      component: 'Belka',
      responsiblePerson: 'Bożena Ślusarczyk',
      dateDue: due,
      dangerLevel: 'orange',
      bay: 5,
      level: 3,
    },
  },
  { result: 'OKAY' },
  { result: 'OKAY', comment: 'Tablica nośności wymieniona w trakcie przeglądu.' },
];

/** An orange deficiency that nobody remedied: open so long, it becomes red. */
const forgotten = (due: string): Visit => ({
  result: 'REPAIR_CAN_USE',
  finding: {
    description: 'Stężenie tylne poluzowane, brak dwóch śrub',
    measure: 'Dokręcić stężenie i uzupełnić śruby',
    component: 'Stężenie',
    responsiblePerson: 'Bożena Ślusarczyk',
    dateDue: due,
    dangerLevel: 'orange',
    bay: 2,
    level: 2,
  },
});
