import type { Knex } from 'knex';
import { takeChangeNumbers } from '../../api/entities/changeNumber';
import { createApiToken } from '../../api/platform/auth/tokens/createApiToken';
import { build, buildAccount } from '../../api/platform/testing/factories';
import { CATALOGUE_ID, newId } from '../../resources/language/ids';

/** A person with a user in two accounts; tokens by account. */
export interface Person {
  user: string;
  tokens: ReadonlyMap<string, string>;
}
export interface Account {
  instance: string;
  auditor: string;
  category: string;
  product: string;
}
/** Two accounts, and two people who are members of both. */
export interface Accounts {
  both: [Account, Account];
  people: [Person, Person];
}
export interface Hall {
  instance: string;
  location: string;
  planning: string;
  audits: [string, string];
  report: string;
  /** Deficiencies not yet changed by anyone. */
  findings: readonly string[];
}

export async function buildTwoAccounts(db: Knex): Promise<Accounts> {
  const both: Accounts['both'] = [await buildOne(db), await buildOne(db)];
  const person = async (): Promise<Person> => {
    const user = newId();
    const email = `${user}@example.test`;
    await insert(db, CATALOGUE_ID, [['users', { id: user, email, language: 'pl-PL', isActive: 1 }]]);
    const tokens = new Map<string, string>();
    for (const { instance } of both) tokens.set(instance, await tokenIn(db, instance, user));
    return { user, tokens };
  };
  return { both, people: [await person(), await person()] };
}

async function buildOne(db: Knex): Promise<Account> {
  const instance = await buildAccount(db);
  const auditor = (await build(db, instance, 'contacts')).id;
  const category = (await build(db, instance, 'categories')).id;
  const product = (await build(db, instance, 'products', { category })).id;
  return { instance, auditor, category, product };
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

const findingsOfHall = 24;

/** A location with a planned appointment of two inspections and its report, for one schedule. */
export async function buildHall(db: Knex, { instance, auditor, category, product }: Account): Promise<Hall> {
  const [location, planning, report] = [newId(), newId(), newId()];
  const audits: Hall['audits'] = [newId(), newId()];
  const findings = Array.from({ length: findingsOfHall }, () => newId());
  const equipments = [newId(), newId()] as const;
  const type = 'expert';
  const inspected = audits.flatMap((id, index): NewRow[] => {
    const equipment = index === 0 ? equipments[0] : equipments[1];
    const base = { planning, equipment, location, category, auditor, type };
    return [
      ['equipments', { id: equipment, identNumber: newId(), product, category, location }],
      ['audits', { id, ...base, result: 'NOT_PROCESSED', isFinished: 0, report }],
    ];
  });
  const found = findings.map((id): NewRow => {
    const of = { audit: audits[0], equipment: equipments[0], location, category };
    return ['deficiencies', { id, ...of, description: 'Scratch', dangerLevel: 'green', status: 'OPEN' }];
  });
  await insert(db, instance, [
    ['locations', { id: location, name: 'Hall' }],
    ['auditPlannings', { id: planning, location, auditor, datePlanned: '2026-11-17', type, state: 'open' }],
    ['auditReports', { id: report, planning, location, auditor, language: 'pl-PL', state: 'open', type }],
    ...inspected,
    ...found,
  ]);
  return { instance, location, planning, report, audits, findings };
}

type NewRow = [table: string, values: { id: string; [column: string]: unknown }];

/** Inserts rows with history and change numbers, without the checks, which would be slow five hundred times. */
async function insert(db: Knex, instance: string, rows: readonly NewRow[]): Promise<void> {
  const at = new Date();
  await db.transaction(async (trx) => {
    const first = await takeChangeNumbers(trx, instance, rows.length);
    const base = (index: number) => ({ instance, version: 1, changeNumber: first + index });
    const ofTable = new Map<string, object[]>();
    for (const [index, [table, values]] of rows.entries())
      ofTable.set(table, [
        ...(ofTable.get(table) ?? []),
        { ...base(index), createdAt: at, updatedAt: at, ...values },
      ]);
    for (const [table, values] of ofTable) await trx(table).insert(values);
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
