import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../base/database/connectDatabase';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import type { Call } from './call';
import { findRecord, getRecord } from './getRecord';

const database = useTestDatabase();
const { contacts } = definitions;
/** Statements that read contacts. */
let asked: string[] = [];
let db: Knex;
let ids: string[];
let account: string;
let owner: Call;

interface RawConnection {
  execute: (sql: string, ...more: unknown[]) => unknown;
}

beforeAll(() => {
  db = connectDatabase(database.url, { poolSize: 3 });
  const client: { acquireRawConnection: () => Promise<RawConnection> } = db.client;
  const acquire = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await acquire();
    const { execute } = connection;
    connection.execute = (sql, ...more) => {
      if (sql.includes('from `contacts`')) asked.push(sql);
      return execute.call(connection, sql, ...more);
    };
    return connection;
  };
});
afterAll(() => db.destroy());
beforeEach(async () => {
  account = await buildAccount(database.db);
  ids = [];
  for (let index = 0; index < 20; index += 1)
    ids.push(
      (await build(database.db, account, 'contacts', { lastName: `Nowak ${'abcdefghijklmnopqrst'[index]}` }))
        .id,
    );
  owner = callAs(db, actorOf(account));
  // The account's own settings are read once.
  await getRecord(owner, contacts, ids[0] ?? '');
  asked = [];
});

describe('readById', () => {
  it('answers all who ask in the same turn by one statement for sixteen rows', async () => {
    const rows = await Promise.all(ids.map((id) => getRecord(owner, contacts, id)));
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(asked).toHaveLength(2);
  });

  it('gives each a row of his own', async () => {
    const [id = ''] = ids;
    const [one, other] = await Promise.all([getRecord(owner, contacts, id), getRecord(owner, contacts, id)]);
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
    expect(one?.address === null || one?.address !== other?.address).toBe(true);
  });

  it('never answers the one by the rights of the other', async () => {
    const foreign = callAs(db, actorOf(await buildAccount(database.db)));
    const [own, others, unknown] = await Promise.all([
      findRecord(owner, contacts, ids[1] ?? ''),
      findRecord(foreign, contacts, ids[1] ?? ''),
      findRecord(owner, contacts, newId()),
    ]);
    expect(own?.id).toBe(ids[1]);
    expect(others).toBeUndefined();
    expect(unknown).toBeUndefined();
  });

  it('tells each of a failure, and reads again afterwards', async () => {
    const away = connectDatabase(`${database.url.replace(/\/[^/]*$/, '')}/nowhere`);
    const lost = callAs(away, owner.actor);
    const outcomes = await Promise.allSettled(ids.slice(0, 3).map((id) => findRecord(lost, contacts, id)));
    await away.destroy();
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await getRecord(owner, contacts, ids[2] ?? '')).id).toBe(ids[2]);
  });
});
