import type { Knex } from 'knex';
import { createApiToken } from '../../api/auth/tokens/createApiToken';
import { takeChangeNumbers } from '../../api/entities/changeNumber';
import { build, buildAccount } from '../../api/testing/factories';
import { newId } from '../../resources/ids';

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
    await insert(db, 'users', '00000000-0000-7000-8000-000000000000', {
      id: user,
      email: `${user}@example.test`,
      language: 'pl-PL',
      isActive: 1,
    });
    return { user, token: await tokenIn(db, instance, user), otherToken: await tokenIn(db, other, user) };
  };
  return { instance, other, auditor, category, product, people: [await person(), await person()] };
}

async function tokenIn(db: Knex, instance: string, user: string): Promise<string> {
  const contact = await insert(db, 'contacts', instance, {
    user,
    firstName: 'Anna',
    lastName: 'Nowak',
    contactType: 'owner',
    instanceRole: 'Owner',
    locationAccess: 'full',
    categoryAccess: 'full',
  });
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
  const location = await insert(db, 'locations', instance, { name: 'Hall' });
  const planning = await insert(db, 'auditPlannings', instance, {
    location,
    auditor,
    datePlanned: '2026-11-17',
    type: 'expert',
    state: 'open',
  });
  const report = await insert(db, 'auditReports', instance, {
    planning,
    location,
    auditor,
    language: 'pl-PL',
    state: 'open',
    type: 'expert',
  });
  const audit = async () => {
    const equipment = await insert(db, 'equipments', instance, {
      identNumber: newId(),
      product,
      category,
      location,
    });
    return insert(db, 'audits', instance, {
      planning,
      equipment,
      location,
      category,
      auditor,
      type: 'expert',
      result: 'NOT_PROCESSED',
      isFinished: 0,
      report,
    });
  };
  return { location, planning, report, audits: [await audit(), await audit()] };
}

/** A row with its history entry and change number, without the checks that cost time five hundred times over. */
async function insert(
  db: Knex,
  table: string,
  instance: string,
  values: Record<string, unknown>,
): Promise<string> {
  const id = String(values.id ?? newId());
  await db.transaction(async (trx) => {
    const changeNumber = await takeChangeNumbers(trx, instance);
    const now = new Date();
    await trx(table).insert({
      id,
      instance,
      version: 1,
      changeNumber,
      createdAt: now,
      updatedAt: now,
      ...values,
    });
    await trx('history').insert({
      instance,
      changeNumber,
      resource: table,
      recordId: id,
      operation: 'create',
      version: 1,
      at: now,
    });
  });
  return id;
}
