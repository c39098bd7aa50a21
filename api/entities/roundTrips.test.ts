import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepDuties } from '../domains/duties/configureDuties';
import { configureEquipments } from '../domains/equipments/configureEquipments';
import { followContent } from '../domains/signatures';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import type { Call } from './call';
import { createRecord } from './createRecord';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { equipments } = definitions;
let owner: Call;
let draft: () => Row;

beforeAll(() => {
  configureEquipments();
  keepDuties();
  followContent();
});
beforeEach(async () => {
  const account = await buildAccount(database.db);
  const customer = (await build(database.db, account, 'equipmentOwners')).id;
  const location = (await build(database.db, account, 'locations', { owner: customer })).id;
  const product = (await build(database.db, account, 'products')).id;
  owner = callAs(database.db, actorOf(account));
  draft = () => ({ identNumber: newId(), product, location, owner: customer });
});

/** The statements that the work sends within its transaction, in their order. */
async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ sql, __knexTxId }: { sql: string; __knexTxId?: string }) => {
    if (__knexTxId) sent.push(sql.trim().replace(/\s+/g, ' '));
  };
  db.on('query', note);
  await work();
  db.removeListener('query', note);
  return sent.map(
    (sql) => /^(begin|commit|rollback|(insert into|update|select .*? from) `?\w+)/i.exec(sql)?.[0] ?? sql,
  );
}

describe('a write in a transaction of its own', () => {
  it('of a new piece sends five statements, three of them with the account locked', async () => {
    await createRecord(owner, equipments, draft());
    expect(await statementsOf(database.db, () => createRecord(owner, equipments, draft()))).toEqual([
      'BEGIN',
      'update changeCounters',
      'insert into `equipments',
      'insert into history',
      'COMMIT',
    ]);
  });

  it('of one field of a piece sends five statements, three of them with the account locked', async () => {
    const { id } = await createRecord(owner, equipments, draft());
    const patch = (place: string) => updateRecord(owner, equipments, String(id), { place });
    await patch('P1');
    expect(await statementsOf(database.db, () => patch('P2'))).toEqual([
      'BEGIN',
      'update changeCounters',
      'update `equipments',
      'insert into history',
      'COMMIT',
    ]);
  });
});
