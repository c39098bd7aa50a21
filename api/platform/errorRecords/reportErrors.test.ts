import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import {
  RAISED_BY_ONE_PER_HOUR,
  REPORTS_KEPT,
  REPORTS_OF_ONE_KEPT,
  REPORTS_PER_HOUR,
} from '@plumbline/resources/rules/errors/errorReport';
import { expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { listRecords } from '../../entities/listRecords';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../testing/factories';
import { reportErrors } from './reportErrors';

const database = useTestDatabase();

const report = (more: object = {}) => ({
  id: newId(),
  date: noon.toISOString(),
  content: 'TypeError: x is undefined',
  count: 1,
  url: '/equipments/overview',
  payload: null,
  cacheId: null,
  httpMethod: 'INTERNAL',
  ...more,
});

async function account(role: 'Owner' | 'Employee' = 'Employee') {
  const instance = await buildAccount(database.db);
  const call = callAs(database.db, actorOf(instance, role));
  const rows = async () =>
    (await listRecords(callAs(database.db, actorOf(instance)), definitions.errorRecords)).rows;
  const send = (...records: unknown[]) => reportErrors(call, { records });
  return { instance, call, rows, send };
}

it('keeps an error of the person who is signed in, in that account, and shows it to the provider', async () => {
  const { send, rows, instance } = await account();
  const one = report({
    httpMethod: 'PUT',
    url: '/api/contacts/1?x=Anna',
    payload: '{"firstName":"Anna","password":"Tajne-2026!"}',
  });
  expect(await send(one)).toEqual({ taken: [one.id] });
  expect(await rows()).toMatchObject([
    { id: one.id, instance, httpMethod: 'PUT', url: '/api/contacts/1?x', count: 1 },
  ]);
  const provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderSupport'));
  const seen = await listRecords(provider, definitions.errorRecords, { filter: { id: [one.id] } });
  expect(seen.rows).toHaveLength(1);
  const stored = await database.db('errorRecords').where({ id: one.id }).first();
  expect(stored.payload).toBe('{"firstName":"[…]","password":"[…]"}');
  const history = await database.db('history').where({ recordId: one.id });
  expect(JSON.stringify(history)).not.toMatch(/Anna|Tajne/);
});

it('counts the same error up, and a repeated call only once', async () => {
  const { send, rows } = await account();
  const one = report();
  await send(one);
  await send({ ...one, count: 4, date: '2026-11-17T11:59:00.000Z' });
  await send({ ...one, count: 4 });
  await send({ ...one, count: 2 });
  expect(await rows()).toMatchObject([{ count: 4, date: '2026-11-17T11:59:00.000Z', version: 2 }]);
});

it("leaves another account's record of the same id alone, and one that was put into the bin", async () => {
  const [mine, theirs] = [await account(), await account()];
  const one = report();
  await mine.send(one);
  expect(await theirs.send({ ...one, count: 9 })).toEqual({ taken: [one.id] });
  expect(await theirs.rows()).toEqual([]);
  expect(await mine.rows()).toMatchObject([{ count: 1 }]);
  await deleteRecord(systemCall(database.db, mine.instance), definitions.errorRecords, one.id);
  await mine.send({ ...one, count: 3 });
  expect(await mine.rows()).toEqual([]);
});

it('takes what is no report off the device without keeping it', async () => {
  const { send, rows } = await account();
  const bad = { id: newId(), content: '' };
  expect(await send(bad, null, 'x', { content: 'no id' })).toEqual({ taken: [bad.id] });
  expect(await rows()).toEqual([]);
});

it('refuses too many at once, and too many in an hour of one account, not of others', async () => {
  const { instance, call, send } = await account();
  await expect(send(...Array.from({ length: 21 }, () => report()))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  await expect(reportErrors(call, { records: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await fill(instance, REPORTS_PER_HOUR, noon);
  await expect(send(report())).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    data: { seconds: 3600 },
  });
  const other = await account();
  await other.send(report());
  expect(await other.rows()).toHaveLength(1);
  const later = callAs(database.db, call.actor, new Date(noon.getTime() + 3_600_001));
  await reportErrors(later, { records: [report()] });
});

it('lets the oldest records of an account go', async () => {
  const { instance, send } = await account();
  const { id: newest } = await build(database.db, instance, 'errorRecords');
  await fill(instance, REPORTS_KEPT, new Date('2026-11-01T00:00:00.000Z'));
  await send(report());
  const [row] = await database.db('errorRecords').where({ instance, deletedAt: null }).count({ count: '*' });
  expect(row?.count).toBe(REPORTS_KEPT);
  expect(await database.db('errorRecords').where({ id: newest }).first()).toMatchObject({ deletedAt: null });
});

it('lets one person neither bring, raise nor keep without end, and others go on', async () => {
  const { instance, call, rows, send } = await account();
  const ids = Array.from({ length: REPORTS_OF_ONE_KEPT + 1 }, () => newId());
  // The ids fall into several hours.
  for (const [index, id] of ids.entries())
    await reportErrors(callAs(database.db, call.actor, minutesAfter(index * 3)), {
      records: [report({ id, date: minutesAfter(index * 3).toISOString() })],
    });
  expect((await rows()).map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  const many = Array.from({ length: 20 }, () => report());
  await send(...many);
  await expect(send(...Array.from({ length: 11 }, () => report()))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  const [one] = many;
  for (let count = 2; count <= RAISED_BY_ONE_PER_HOUR + 5; count += 1) await send({ ...one, count });
  expect(await database.db('errorRecords').where({ id: one?.id }).first()).toMatchObject({
    count: RAISED_BY_ONE_PER_HOUR + 1,
  });
  const colleague = callAs(database.db, actorOf(instance, 'Employee', { user: newId() }));
  await reportErrors(colleague, { records: [report(), { ...one, count: 90 }] });
  expect(await database.db('errorRecords').where({ id: one?.id }).first()).toMatchObject({ count: 90 });
});

const minutesAfter = (minutes: number): Date => new Date(noon.getTime() - 600 * 60_000 + minutes * 60_000);

/** So many records as they stand in the table, without the way there. */
async function fill(instance: string, count: number, at: Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    instance,
    changeNumber: index + 1_000_000,
    createdAt: at,
    updatedAt: at,
    date: at,
    content: 'x',
    count: 1,
    httpMethod: 'INTERNAL',
  }));
  await database.db.batchInsert('errorRecords', rows, 500);
}

it('keeps what goes wrong while support looks into an account with the provider, and nothing of it in the account', async () => {
  const { call, rows } = await account('Owner');
  const mirroring = { id: newId(), until: noon.toISOString(), mayWrite: false };
  const support = { ...call, actor: { ...call.actor, contact: null, mirroring } };
  const counter = () => database.db('changeCounters').where({ instance: call.actor.instance }).first('value');
  const before = await counter();
  const one = report();
  await reportErrors(support, { records: [one] });
  await reportErrors(support, { records: [{ ...one, count: 3 }] });
  expect(await rows()).toEqual([]);
  expect(await counter()).toEqual(before);
  const kept = await database.db('errorRecords').where({ id: one.id }).first('instance', 'count');
  expect(kept).toEqual({ instance: CATALOGUE_ID, count: 3 });
  const columns = ['user', 'instance', 'mirroring'];
  const own = { user: support.actor.user, instance: CATALOGUE_ID, mirroring: null };
  expect(await database.db('history').where({ recordId: one.id }).select(columns)).toEqual([own, own]);
});
