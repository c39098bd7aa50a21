import { definitions } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { advanceSafety } from '../api/domains/safety/advanceSafety';
import { asSystem, type Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { listRecords } from '../api/entities/listRecords';
import { takeStep } from '../api/entities/takeStep';
import type { SeededAccounts } from './seedAccounts';
import type { SeededCatalogue } from './seedCatalogue';
import type { SeededCustomers } from './seedCustomers';
import { as } from './seedInspections';

const dayMs = 24 * 60 * 60 * 1000;

/** What lists and inspections do not bring about: a lock by hand, protective equipment at its end of use, an escalation. */
export async function seedStates(
  call: Call & { db: Knex },
  accounts: SeededAccounts,
  customers: SeededCustomers,
  categories: SeededCatalogue,
): Promise<void> {
  const owner = as(call, accounts, 'owner@auditor.example');
  const { rows } = await listRecords(owner, definitions.equipments, {
    filter: { identNumber: 'REG-0012', owner: customers.wroclaw.owner },
  });
  await takeStep(owner, definitions.equipments, String(rows[0]?.id), {
    name: 'lock',
    args: { stateReason: 'Wózek widłowy uderzył w słup narożny; nie używać do oględzin rzeczoznawcy.' },
  });
  await seedHarnesses(call, accounts.auditor.id, customers, categories.get('harnesses') ?? '');
  await advanceSafety(call.db, call.now);
}

async function seedHarnesses(
  call: Call,
  instance: string,
  { werkSued }: SeededCustomers,
  category: string,
): Promise<void> {
  const system = asSystem(call, instance);
  const product = await call.db('products').where({ category, name: 'Volt' }).first('id');
  const daysAgo = (days: number) => new Date(call.now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const yearsAgo = (years: number, days: number) =>
    `${Number(daysAgo(days).slice(0, 4)) - years}${daysAgo(days).slice(4).replace('02-29', '02-28')}`;
  const harness = (identNumber: string, serialNumber: string, dateOfFirstUse: string) =>
    createRecord(system, definitions.equipments, {
      identNumber,
      serialNumber,
      owner: werkSued.owner,
      location: werkSued.site,
      product: product.id,
      dateOfFirstUse,
      maxYearsOfUse: 10,
      lastAuditDate: daysAgo(120),
    });
  await harness('PSA-0101', '1640-20117', yearsAgo(10, -40));
  await harness('PSA-0102', '1640-20098', yearsAgo(10, 20));
}
