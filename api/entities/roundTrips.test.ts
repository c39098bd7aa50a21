import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../base/database/connectDatabase';
import { keepDuties } from '../domains/duties/configureDuties';
import { configureEquipments } from '../domains/equipments/configureEquipments';
import { rackRegulation } from '../domains/planning/testing/customer';
import { followContent } from '../domains/signatures';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import type { Call } from './call';
import { createRecord } from './createRecord';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { equipments } = definitions;
/** What was sent to the database, connection by connection. */
const sent: { connection: object; sql: string }[] = [];
let db: Knex;
let owner: Call;
let draft: () => Row;

interface RawConnection {
  query: (asked: { sql: string }, ...more: unknown[]) => unknown;
  execute: (sql: string, ...more: unknown[]) => unknown;
}

// What is remembered for a second stays so on a slow machine.
const clock = vi.spyOn(performance, 'now');

beforeAll(() => {
  clock.mockReturnValue(performance.now());
  configureEquipments();
  keepDuties();
  followContent();
  db = connectDatabase(database.url, { poolSize: 3 });
  const client: { acquireRawConnection: () => Promise<RawConnection> } = db.client;
  const acquire = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await acquire();
    const { query, execute } = connection;
    connection.query = (asked, ...more) => {
      sent.push({ connection, sql: asked.sql });
      return query.call(connection, asked, ...more);
    };
    connection.execute = (sql, ...more) => {
      sent.push({ connection, sql });
      return execute.call(connection, sql, ...more);
    };
    return connection;
  };
});
afterAll(async () => {
  clock.mockRestore();
  await db.destroy();
});
beforeEach(async () => {
  const account = await buildAccount(database.db);
  const customer = (await build(database.db, account, 'equipmentOwners')).id;
  const location = (await build(database.db, account, 'locations', { owner: customer })).id;
  const product = (await build(database.db, account, 'products')).id;
  owner = callAs(db, actorOf(account));
  draft = () => ({ identNumber: newId(), product, location, owner: customer });
});

/** The statements of the transaction in which the work is done, and how many are sent besides. */
async function tripsOf(work: () => Promise<unknown>) {
  sent.length = 0;
  await work();
  const connection = sent.find(({ sql }) => /^begin/i.test(sql))?.connection;
  const first = sent.findIndex(({ sql }) => /^begin/i.test(sql));
  const within = sent.slice(first).filter((one) => one.connection === connection);
  return {
    within: within.map(({ sql }) => /^(\w+ into|update|\w+) `?\w+|^\w+/i.exec(sql.trim())?.[0]),
    besides: sent.length - within.length,
  };
}

describe('a write in a transaction of its own', () => {
  it('of a new piece makes five round trips, three of them with the account locked', async () => {
    await createRecord(owner, equipments, draft());
    expect(await tripsOf(() => createRecord(owner, equipments, draft()))).toEqual({
      within: ['BEGIN', 'update changeCounters', 'insert into `equipments', 'insert into history', 'COMMIT'],
      // The counters of the account and the catalogue.
      besides: 1,
    });
  });

  it('of one field of a piece makes five round trips, three of them with the account locked', async () => {
    const { id } = await createRecord(owner, equipments, draft());
    const patch = (place: string) => updateRecord(owner, equipments, String(id), { place });
    await patch('P1');
    expect(await tripsOf(() => patch('P2'))).toEqual({
      within: ['BEGIN', 'update changeCounters', 'update `equipments', 'insert into history', 'COMMIT'],
      // The row as it is.
      besides: 1,
    });
  });

  it('of a piece with inspection duties stores those in one more round trip', async () => {
    const { draft: draftDue } = await withDuties();
    await createRecord(owner, equipments, draftDue());
    expect(await tripsOf(() => createRecord(owner, equipments, draftDue()))).toEqual({
      within: [
        'BEGIN',
        'update changeCounters',
        'insert into `equipments',
        'insert into `inspectionDuties',
        'insert into history',
        'COMMIT',
      ],
      besides: 1,
    });
  });

  it('of a field that decides on no duty takes no more where the piece has duties', async () => {
    const { id } = await createRecord(owner, equipments, (await withDuties()).draft());
    const patch = (place: string) => updateRecord(owner, equipments, String(id), { place });
    await patch('P1');
    expect((await tripsOf(() => patch('P2'))).within).toHaveLength(5);
  });

  it('of a date that moves a duty stores both at once', async () => {
    const { id } = await createRecord(owner, equipments, (await withDuties()).draft());
    const patch = (commissioningDate: string) =>
      updateRecord(owner, equipments, String(id), { commissioningDate });
    await patch('2026-03-02');
    const { within } = await tripsOf(() => patch('2026-03-01'));
    expect(within.slice(-5)).toEqual([
      'update changeCounters',
      'update `equipments',
      'insert into `inspectionDuties',
      'insert into history',
      'COMMIT',
    ]);
  });
});

async function withDuties() {
  const { instance } = owner.actor;
  const regulation = await build(database.db, instance, 'auditRegulations', rackRegulation);
  const category = await build(database.db, instance, 'categories', { auditRegulations: [regulation.id] });
  const product = (await build(database.db, instance, 'products', { category: category.id })).id;
  return { draft: (): Row => ({ ...draft(), product }) };
}
