import type { Knex } from 'knex';
import { createApiToken } from '../../api/auth/tokens/createApiToken';
import { takeChangeNumbers } from '../../api/entities/changeNumber';
import { build, buildAccount } from '../../api/testing/factories';
import { CATALOGUE_ID, newId } from '../../resources/ids';

/** Somebody with a sign-in in two accounts. */
export interface Person {
  user: string;
  token: string;
  otherToken: string;
}
export interface Account {
  instance: string;
  other: string;
  auditor: string;
  category: string;
  product: string;
  people: [Person, Person];
}
export interface Hall {
  location: string;
  planning: string;
  audits: [string, string];
  report: string;
}

/** An account with two people in it, who both are in another account as well. */
export async function buildTwoAccounts(db: Knex): Promise<Account> {
  const [instance, other] = [await buildAccount(db), await buildAccount(db)];
  const auditor = (await build(db, instance, 'contacts')).id;
  const category = (await build(db, instance, 'categories')).id;
  const product = (await build(db, instance, 'products', { category })).id;
  const person = async (): Promise<Person> => {
    const user = newId();
    const email = `${user}@example.test`;
    await insert(db, CATALOGUE_ID, [['users', { id: user, email, language: 'pl-PL', isActive: 1 }]]);
    return { user, token: await tokenIn(db, instance, user), otherToken: await tokenIn(db, other, user) };
  };
  return { instance, other, auditor, category, product, people: [await person(), await person()] };
}

async function tokenIn(db: Knex, instance: string, user: string): Promise<string> {
  const contact = newId();
  const name = { firstName: 'Anna', lastName: 'Nowak' };
  const rights = { instanceRole: 'Owner', locationAccess: 'full', categoryAccess: 'full' };
  await insert(db, instance, [['contacts', { id: contact, user, ...name, contactType: 'owner', ...rights }]]);
  const { token } = await createApiToken(db, {
    user,
    contact,
    name: 'test',
    scopes: ['read', 'write'],
    expiresAt: null,
    now: new Date(),
  });
  return token;
}

/** A location with an appointment of two inspections and its report, as one schedule works on. */
export async function buildHall(db: Knex, { instance, auditor, category, product }: Account): Promise<Hall> {
  const [location, planning, report] = [newId(), newId(), newId()];
  const audits: Hall['audits'] = [newId(), newId()];
  const type = 'expert';
  const inspected = audits.flatMap((id): NewRow[] => {
    const equipment = newId();
    const base = { planning, equipment, location, category, auditor, type };
    return [
      ['equipments', { id: equipment, identNumber: newId(), product, category, location }],
      ['audits', { id, ...base, result: 'NOT_PROCESSED', isFinished: 0, report }],
    ];
  });
  await insert(db, instance, [
    ['locations', { id: location, name: 'Hall' }],
    ['auditPlannings', { id: planning, location, auditor, datePlanned: '2026-11-17', type, state: 'open' }],
    ['auditReports', { id: report, planning, location, auditor, language: 'pl-PL', state: 'open', type }],
    ...inspected,
  ]);
  return { location, planning, report, audits };
}

type NewRow = [table: string, values: { id: string; [column: string]: unknown }];

/** Rows with their history entries and change numbers, without the checks that cost time five hundred times over. */
async function insert(db: Knex, instance: string, rows: readonly NewRow[]): Promise<void> {
  const at = new Date();
  await db.transaction(async (trx) => {
    const first = await takeChangeNumbers(trx, instance, rows.length);
    const base = (index: number) => ({ instance, version: 1, changeNumber: first + index });
    for (const [index, [table, values]] of rows.entries())
      await trx(table).insert({ ...base(index), createdAt: at, updatedAt: at, ...values });
    await trx('history').insert(
      rows.map(([resource, { id }], index) => ({
        ...base(index),
        resource,
        recordId: id,
        operation: 'create',
        at,
      })),
    );
  });
}
