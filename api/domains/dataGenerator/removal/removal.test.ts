import { definitions, entityList } from '@plumbline/resources/entities/index';
import { countedEntities, noCounts } from '@plumbline/resources/rules/dataGenerator/index';
import type { Shard } from '@plumbline/resources/rules/sync/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../../entities/createRecord';
import { deleteRecord } from '../../../entities/deleteRecord';
import { updateRecord } from '../../../entities/updateRecord';
import { pullShard } from '../../../platform/sync/pullShard';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, callAs } from '../../../platform/testing/factories';
import { configureAudits } from '../../audits/configureAudits';
import { keepDuties } from '../../duties/configureDuties';
import { configureEquipments } from '../../equipments/configureEquipments';
import { cancelRun, removeRun, startRun } from '../giveRunCommands';
import { shownRun } from '../listRuns';
import { runsTable } from '../runStore';
import { buildCatalogue, buildTestAccount, provider, small, workOff } from '../testing/generatorWorld';

const database = useTestDatabase();

beforeAll(async () => {
  configureEquipments();
  configureAudits();
  keepDuties();
  await buildCatalogue(database.db);
});

async function fill(account: string, more: object = {}): Promise<string> {
  const { id } = await startRun(provider(database.db), { account, ...small, ...more });
  await workOff(database);
  return id;
}
async function remove(id: string) {
  await removeRun(provider(database.db), id);
  await workOff(database);
  return shownRun(provider(database.db), id);
}
/** All rows of all entities, of every account. */
async function allRows(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name } of entityList) rows[name] = await database.db(name).orderBy('id');
  return rows;
}
const owner = (account: string) =>
  callAs(database.db, actorOf(account, 'Owner', { instanceType: 'AUDITOR' }));

describe('removing a run', () => {
  it('leaves every other row of every table as it was, and no history of its own but that it is gone', async () => {
    const { db } = database;
    const account = await buildTestAccount(db, { instanceType: 'AUDITOR' });
    await build(db, account, 'equipments');
    const other = await fill(account, { pieces: 20, branch: 'ppe' });
    const before = await allRows();
    const history = await db('history').orderBy(['instance', 'changeNumber']);
    const id = await fill(account, { pieces: 320 });
    expect(await remove(id)).toMatchObject({ state: 'removed', made: noCounts(), kept: [], progress: {} });
    expect(await allRows()).toEqual(before);
    const after = await db('history').orderBy(['instance', 'changeNumber']);
    expect(after.filter(({ operation }) => operation !== 'delete')).toEqual(
      history.filter(({ operation }) => operation !== 'delete'),
    );
    expect(await shownRun(provider(db), other)).toMatchObject({ state: 'done' });
  });

  it('goes out of the copies of devices, which keep what is people’s own', async () => {
    const { db } = database;
    const account = await buildTestAccount(db, { instanceType: 'AUDITOR' });
    const id = await fill(account, { pieces: 30 });
    const { location, owner: customer } = await db('equipments').where({ instance: account }).first();
    const { id: product } = await build(db, account, 'products');
    const reader = owner(account);
    const own = await createRecord(reader, definitions.equipments, {
      identNumber: 'WŁASNY-1',
      product,
      location,
      owner: customer,
    });
    const held = new Map<string, Set<string>>();
    const pull = async (shard: Shard, from: string | null) => {
      for (let cursor = from; ; ) {
        const { user, instance } = reader.actor;
        const page = await pullShard(reader, { shard, cursor, user, instance });
        for (const { resource, id: row, row: value } of page.changes) {
          const ofEntity = held.get(resource) ?? new Set();
          held.set(resource, ofEntity);
          if (value) ofEntity.add(row);
          else ofEntity.delete(row);
        }
        cursor = page.cursor;
        if (page.complete) return cursor;
      }
    };
    const base = await pull('base', null);
    const place = await pull({ location }, null);
    expect([...(held.get('equipments') ?? [])].length).toBeGreaterThan(5);
    expect([...(held.get('audits') ?? [])].length).toBeGreaterThan(5);
    await remove(id);
    await pull('base', base);
    await pull({ location }, place);
    expect([...(held.get('equipments') ?? [])]).toEqual([own.id]);
    for (const name of countedEntities.filter((one) => one !== 'equipments')) {
      const there: string[] = await db(name).where({ instance: account }).pluck('id');
      for (const known of held.get(name) ?? []) expect([name, there.includes(known)]).toEqual([name, true]);
    }
  });

  it('keeps what people changed or built upon, with all that it needs, and says so', async () => {
    const { db } = database;
    const account = await buildTestAccount(db, { instanceType: 'AUDITOR' });
    const id = await fill(account, { pieces: 400 });
    const pieces = await db('equipments').where({ instance: account }).orderBy('identNumber');
    const [changed, referred, , , deleted] = pieces;
    const hall = pieces.at(-1).location;
    await updateRecord(owner(account), definitions.equipments, changed.id, { comment: 'Nasz regał' });
    const task = await createRecord(owner(account), definitions.tasks, {
      title: 'Obejrzeć',
      linkType: 'EQUIPMENT',
      equipment: referred.id,
    });
    const own = await createRecord(owner(account), definitions.equipments, {
      identNumber: 'WŁASNY-1',
      product: pieces.at(-1).product,
      location: hall,
      owner: pieces.at(-1).owner,
    });
    await deleteRecord(owner(account), definitions.equipments, deleted.id);
    const auditsOf = (piece: string) => db('audits').where({ equipment: piece }).orderBy('id');
    const kept = [await auditsOf(changed.id), await auditsOf(referred.id)];

    const run = await remove(id);
    expect(run.state).toBe('partlyRemoved');
    expect(run.kept).toContainEqual({ entity: 'equipments', because: 'changed', rows: 1 });
    expect(run.kept).toContainEqual({ entity: 'equipments', because: 'referred', rows: 1 });
    expect(run.kept).toContainEqual({ entity: 'locations', because: 'referred', rows: 1 });
    const left = await db('equipments').where({ instance: account }).pluck('id');
    expect(left.sort()).toEqual([changed.id, referred.id, String(own.id)].sort());
    expect([await auditsOf(changed.id), await auditsOf(referred.id)]).toEqual(kept);
    expect(await db('tasks').where({ id: task.id }).first('id')).toBeDefined();
    await expectNoLooseEnds(account);
    for (const name of countedEntities) {
      const [rows] = await db(name).where({ instance: account }).count({ rows: '*' });
      const others = { equipments: 1, tasks: 1 }[name as string] ?? 0;
      expect([name, Number(rows?.rows) - others]).toEqual([name, run.made[name]]);
    }
    await deleteRecord(owner(account), definitions.tasks, String(task.id));
    await deleteRecord(owner(account), definitions.equipments, String(own.id));
  });

  it('takes what is entered while it works into account, and goes on after it was cancelled', async () => {
    const { db } = database;
    const account = await buildTestAccount(db);
    const id = await fill(account, { pieces: 300 });
    await removeRun(provider(db), id);
    await cancelRun(provider(db), id);
    await workOff(database);
    expect(await shownRun(provider(db), id)).toMatchObject({
      state: 'partlyRemoved',
      made: { equipments: 300 },
    });
    const last = await db('equipments').where({ instance: account }).orderBy('id', 'desc').first('id');
    await removeRun(provider(db), id);
    await updateRecord(owner(account), definitions.equipments, last.id, { comment: 'dopisane' });
    await workOff(database);
    expect(await db('equipments').where({ instance: account }).pluck('id')).toEqual([last.id]);
    await expectNoLooseEnds(account);
  });

  it('is refused for an account that is no test account any more, and stops in it', async () => {
    const { db } = database;
    const account = await buildTestAccount(db);
    const id = await fill(account);
    await removeRun(provider(db), id);
    await db('instances').where({ id: account }).update({ isTestInstance: false });
    await workOff(database);
    expect(await shownRun(provider(db), id)).toMatchObject({
      state: 'partlyRemoved',
      reason: 'NOT_A_TEST_ACCOUNT',
      made: { equipments: small.pieces },
    });
    await expect(removeRun(provider(db), id)).rejects.toMatchObject({
      code: 'INVALID',
      errors: { account: { message: 'dataGenerator.reason.NOT_A_TEST_ACCOUNT' } },
    });
    expect(await db(runsTable).where({ id }).first('state')).toEqual({ state: 'partlyRemoved' });
  });

  it('leaves a checklist that another run has taken over, and takes it with that one', async () => {
    const { db } = database;
    const account = await buildTestAccount(db);
    const [first, second] = [await fill(account), await fill(account)];
    const lists = () => db('checklists').where({ instance: account }).pluck('id');
    expect((await lists()).length).toBe(2);
    expect(await remove(first)).toMatchObject({ state: 'removed' });
    expect((await lists()).length).toBe(2);
    expect(await remove(second)).toMatchObject({ state: 'removed' });
  });
});

/** Nothing that is left refers to a row of the account that is gone. */
async function expectNoLooseEnds(account: string): Promise<void> {
  for (const { name, fields } of entityList)
    for (const [field, definition] of Object.entries(fields)) {
      if (definition.type !== 'reference') continue;
      const loose = await database
        .db(`${name} as t`)
        .where('t.instance', account)
        .whereNotNull(`t.${field}`)
        .whereNotExists(database.db(definition.to).whereRaw(`id = t.\`${field}\``).select('id'))
        .select('t.id');
      expect([name, field, loose]).toEqual([name, field, []]);
    }
}
