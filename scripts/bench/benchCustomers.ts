import path from 'node:path';
import type { readCustomers } from '@plumbline/resources/commands/brokers';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { customersPerPage } from '@plumbline/resources/rules/brokers/index';
import type { Knex } from 'knex';
import { asSystem } from '../../api/entities/call';
import { createRecord } from '../../api/entities/createRecord';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { openAccount } from './account';
import { atLeast, type Line, median, type OnEnd } from './line';
import { startServer } from './startServer';

const seller = 'owner@broker.example';
const amount = 20_000;
const rounds = 15;

/** A page of a broker's customers among twenty thousand accounts, against the bare page and its count. */
export async function benchCustomers(onEnd: OnEnd): Promise<Line> {
  const { db, url, directory } = await openAccount(onEnd);
  const broker = await fill(db);
  const token = await issueDemoToken(db, seller, new Date());
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') },
    onEnd,
  );
  const ask = async () => {
    const answer = await fetch(`${api}/api/customers?state=all&page=40`, {
      headers: { authorization: `Bearer ${token}` },
    });
    // The API's own response.
    const page = (await answer.json()) as AnswerOf<typeof readCustomers>;
    if (page.total !== amount || page.customers.length !== customersPerPage)
      throw new Error(`answered ${page.customers?.length} of ${page.total}`);
  };
  await ask();
  const times: { bare: number; api: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({ bare: await timed(() => readBare(db, broker)), api: await timed(ask) });
  return {
    work: `a page of ${amount.toLocaleString('en')} customers of a broker with contact, licences and activity`,
    limit: 'the bare page of accounts and their count, without sign-in, contacts, licences and activity',
    ...atLeast(median(times.map((one) => one.bare / one.api)), 0.2),
    detail: `${median(times.map((one) => one.api)).toFixed(0)} ms against ${median(times.map((one) => one.bare)).toFixed(0)} ms`,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function readBare(db: Knex, broker: string): Promise<void> {
  const mine = "from instances where broker = ? and deletedAt is null and instanceType = 'COMPANY'";
  await db.raw(`select count(*) ${mine}`, [broker]);
  await db.raw(`select id, companyName ${mine} order by companyName, id limit ? offset 975`, [
    broker,
    customersPerPage,
  ]);
}

/** A broker of the demo's broker account, whose customers have an owner and a licence each. */
async function fill(db: Knex): Promise<string> {
  const catalogue = asSystem({ db, now: new Date() }, CATALOGUE_ID);
  const home = await db('contacts')
    .join('users', 'users.id', 'contacts.user')
    .where({ 'users.email': seller })
    .first('contacts.instance');
  const { id } = await createRecord(catalogue, definitions.brokers, {
    name: 'Bench',
    account: home.instance,
  });
  const broker = String(id);
  const common = { version: 1, changeNumber: 1, createdAt: new Date(), updatedAt: new Date() };
  for (let from = 0; from < amount; from += 1000) {
    const numbers = Array.from({ length: 1000 }, (_, index) => from + index);
    await db('instances').insert(
      numbers.map((one) => ({
        ...common,
        id: idOf('0001', one),
        instance: idOf('0001', one),
        companyName: `Kunde ${String((one * 7919) % amount).padStart(5, '0')}`,
        instanceType: 'COMPANY',
        broker,
      })),
    );
    await db('contacts').insert(
      numbers.map((one) => ({
        ...common,
        id: idOf('0002', one),
        instance: idOf('0001', one),
        firstName: 'Anna',
        lastName: 'Nowak',
        contactType: 'owner',
        instanceRole: 'Owner',
      })),
    );
    await db('licenses').insert(
      numbers.map((one) => ({
        ...common,
        id: idOf('0003', one),
        instance: idOf('0001', one),
        name: 'Basic',
        validFrom: '2026-01-01',
        validBefore: '2036-01-01',
      })),
    );
  }
  await db.raw('analyze table instances, contacts, licenses');
  return broker;
}

const idOf = (kind: string, one: number): string =>
  `0192f0c0-${kind}-7000-8000-${String(one).padStart(12, '0')}`;
