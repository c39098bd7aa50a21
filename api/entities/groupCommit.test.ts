import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureEquipments } from '../domains/equipments/configureEquipments';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../platform/testing/factories';
import { fault, faultyDatabase } from '../platform/testing/faultyDatabase';
import type { Call } from './call';
import { createRecord } from './createRecord';
import { registerHooks } from './hooks';
import { lookUp } from './lookUp';
import { parsedJson } from './parsedJson';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { equipments, locations } = definitions;
const count = 12;
let account: string;
let owner: Call;
let product: string;
let location: string;
/** Whose name new pieces take over. */
let customer: string | undefined;
/** Runs once a row of equipment is stored. */
let onStored: ((call: Call, after: Row | null) => Promise<unknown>) | undefined;

beforeAll(() => {
  configureEquipments();
  registerHooks('equipments', {
    beforeWrite: async ({ call, after }) => {
      if (after && customer) after.comment = await nameOf(call, customer);
    },
  });
  registerHooks('equipments', {
    afterWrite: async ({ call, after }) => void (await onStored?.(call, after)),
  });
});
beforeEach(async () => {
  onStored = undefined;
  customer = undefined;
  account = await buildAccount(database.db);
  product = (await build(database.db, account, 'products')).id;
  location = (await build(database.db, account, 'locations')).id;
  owner = callAs(database.db, actorOf(account));
});

const draft = (more: Row = {}): Row => ({ identNumber: newId(), product, location, ...more });
const nameOf = (call: Call, id: string) =>
  lookUp(call, {
    key: `name of ${id}`,
    of: { equipmentOwners: [id] },
    load: async (db) => String((await db('equipmentOwners').where({ id }).first('name')).name),
  });
const together = <T>(work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
/** Counts the commits of this test's own connections while it works: others use the server as well. */
async function commitsOf<T>(work: () => Promise<T>): Promise<{ commits: number; answer: T }> {
  let commits = 0;
  // Members of a group end a transaction of their own that never had a connection.
  const count = ({ sql, __knexUid: connection }: { sql: string; __knexUid?: string }) => {
    if (/^commit/i.test(sql) && connection !== undefined) commits += 1;
  };
  database.db.on('query', count);
  const answer = await work().finally(() => database.db.off('query', count));
  return { commits, answer };
}
const history = (): Promise<Row[]> =>
  database.db('history').where({ instance: account, resource: 'equipments' }).orderBy('changeNumber');
const stored = (): Promise<Row[]> =>
  database.db('equipments').where({ instance: account }).orderBy('changeNumber');

/** Every row has its entry of its own number, and no number is missing up to the counter. */
async function expectOrder(): Promise<void> {
  const all: Row[] = await database.db('history').where({ instance: account }).orderBy('changeNumber');
  const numbers = all.map(({ changeNumber }) => Number(changeNumber));
  const [counter] = await database.db('changeCounters').where({ instance: account });
  expect(numbers).toEqual(Array.from({ length: Number(counter.value) }, (_, index) => index + 1));
  const newest = new Map(all.map((entry) => [entry.recordId, entry]));
  for (const row of await stored())
    expect(newest.get(row.id)).toMatchObject({ changeNumber: row.changeNumber, version: row.version });
}

describe('writers of one account at the same time', () => {
  it('create pieces in fewer commits than there are writers, each with its number and its history', async () => {
    await createRecord(owner, equipments, draft());
    const { commits, answer: made } = await commitsOf(() =>
      together((index) => createRecord(owner, equipments, draft({ place: `P${index}` }))),
    );
    expect(commits).toBeGreaterThan(0);
    expect(commits).toBeLessThan(count);
    expect(made.map(({ status }) => status)).toEqual(Array(count).fill('fulfilled'));
    await expectOrder();
    const rows = await stored();
    for (const one of made)
      if (one.status === 'fulfilled')
        expect(rows.find(({ id }) => id === one.value.id)).toMatchObject({
          place: one.value.place,
          changeNumber: one.value.changeNumber,
        });
  });

  it('change different fields of different pieces, each its own', async () => {
    const rows: Row[] = [];
    for (let index = 0; index < count; index += 1)
      rows.push(await createRecord(owner, equipments, draft({ place: 'old', comment: 'old' })));
    const change = (index: number): Row =>
      index % 3 === 0
        ? { place: `P${index}` }
        : index % 3 === 1
          ? { comment: `C${index}`, fieldLoad: index + 0.5, isTraceable: false }
          : { place: null, yearOfProduction: 2000 + index };
    const system = systemCall(database.db, account);
    const made = await together((index) =>
      updateRecord(system, equipments, String(rows[index]?.id), change(index)),
    );
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
    const after = await stored();
    for (const [index, { id }] of rows.entries()) {
      const { isTraceable, ...expected } = {
        place: 'old',
        comment: 'old',
        yearOfProduction: null,
        version: 2,
        ...change(index),
      } as Row;
      const row = after.find((one) => one.id === id);
      expect(row).toMatchObject(expected);
      if (isTraceable !== undefined) expect(row?.isTraceable).toBe(0);
    }
    await expectOrder();
  });

  it('who change the same piece all succeed, one after the other', async () => {
    const { id } = await createRecord(owner, equipments, draft());
    const fields = ['place', 'comment', 'serialNumber'];
    const made = await together((index) =>
      updateRecord(owner, equipments, String(id), { [fields[index % 3] ?? 'place']: `V${index}` }),
    );
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
    const [row] = await stored();
    expect(row?.version).toBe(count + 1);
    await expectOrder();
  });

  it('who name the same version: one succeeds, the others are told the current row', async () => {
    const { id } = await createRecord(owner, equipments, draft());
    const made = await together((index) =>
      updateRecord(owner, equipments, String(id), { place: `P${index}` }, 1),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: 'STALE_VERSION', data: { current: { version: 2 } } });
    await expectOrder();
  });

  it('one that is refused takes none of the others along', async () => {
    const taken = newId();
    await createRecord(owner, equipments, draft({ identNumber: taken }));
    const made = await together((index) =>
      createRecord(owner, equipments, draft(index === 5 ? { identNumber: taken } : {})),
    );
    expect(made.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([5]);
    expect(made[5]).toMatchObject({
      reason: { errors: { identNumber: { message: 'validation.unique' } } },
    });
    await expectOrder();
  });

  it('one whose hook refuses it once it is stored takes none of the others along', async () => {
    onStored = async (_call, after) => {
      if (after?.place === 'P5') throw new Error('refused late');
    };
    const made = await together((index) => createRecord(owner, equipments, draft({ place: `P${index}` })));
    expect(made.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([5]);
    expect((await stored()).map(({ place }) => place)).not.toContain('P5');
    await expectOrder();
  });

  it('whose hooks write more rows once theirs are stored write them in their own transactions', async () => {
    onStored = async (call, after) =>
      void (await createRecord({ ...call, isSystem: true }, locations, { name: `of ${after?.place}` }));
    const made = await together((index) => createRecord(owner, equipments, draft({ place: `P${index}` })));
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
    const names = await database.db('locations').where({ instance: account }).pluck('name');
    for (let index = 0; index < count; index += 1)
      expect(names.filter((name: string) => name === `of P${index}`)).toHaveLength(1);
    expect(await history()).toHaveLength(count);
    await expectOrder();
  });

  it('see what another of them changes of what theirs follows from', async () => {
    const owners = definitions.equipmentOwners;
    customer = (await build(database.db, account, 'equipmentOwners', { name: 'N' })).id;
    const id = customer;
    await createRecord(owner, equipments, draft());
    await together(async (index) => {
      for (let round = 0; round < 5; round += 1)
        if (index % 3 === 1) await updateRecord(owner, owners, id, { name: `N${round}-${index}` });
        else await createRecord(owner, equipments, draft());
    });
    // By the numbers: each piece has the name that the customer had then.
    const all: Row[] = await database.db('history').where({ instance: account }).orderBy('changeNumber');
    let name = 'N';
    let pieces = 0;
    for (const { resource, after } of all) {
      const values = parsedJson<Row>(after) ?? {};
      if (resource === 'equipmentOwners') name = String(values.name ?? name);
      if (resource === 'equipments') {
        expect(values.comment).toBe(name);
        pieces += 1;
      }
    }
    expect(pieces).toBe(1 + 5 * 8);
    await expectOrder();
  });
});

describe('a group whose transaction is lost', () => {
  it.each(['begin', 'commit'])('to a conflict at %s is tried again by each', async (start) => {
    const db = faultyDatabase(database.url, start, [fault(1213), fault(1213)]);
    const made = await together(() => createRecord({ ...owner, db }, equipments, draft()));
    await db.destroy();
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await stored()).toHaveLength(count);
    await expectOrder();
  });

  it('with its connection at the commit is told to each as unknown, and nothing is done twice', async () => {
    const lost = fault(0, 'PROTOCOL_CONNECTION_LOST');
    const db = faultyDatabase(database.url, 'commit', [lost], { isAfter: true });
    const made = await together(() => createRecord({ ...owner, db }, equipments, draft()));
    await db.destroy();
    expect(made.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'PROTOCOL_CONNECTION_LOST' });
    expect(await stored()).toHaveLength(count);
    await expectOrder();
  });
});
