import { entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, test } from 'vitest';
import { fail } from '../../base/errors/errors';
import { createRecord } from '../../entities/createRecord';
import { getRecord } from '../../entities/getRecord';
import { registerSyncCommand } from '../../entities/syncCommands';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, buildAccount, callAs, systemCall } from '../testing/factories';
import { pushCommands } from './pushCommands';
import { usePushing } from './testing/usePushing';

const { database, fresh, push, command, settled, history, until } = usePushing();
const db = () => database.db;

describe('what is applied', () => {
  test('a new row, a change and a deletion, each with its version and one history entry', async () => {
    const recordId = newId();
    const made = command({
      recordId,
      operation: 'create',
      baseVersion: null,
      patch: { content: 'Straighten.' },
    });
    const changed = command({ recordId, after: made.id, patch: { content: 'Straighten the upright.' } });
    const gone = command({ recordId, operation: 'delete', after: changed.id });
    const receipts = await push([made, changed, gone]);
    expect(receipts.map(({ status, version }) => [status, version])).toEqual([
      ['applied', 1],
      ['applied', 2],
      ['applied', null],
    ]);
    expect(await history(recordId)).toEqual(['create', 'update', 'delete']);
    expect(receipts[0]?.current).toMatchObject({ id: recordId, content: 'Straighten.', version: 1 });
    expect(receipts[1]?.current).toMatchObject({ content: 'Straighten the upright.', version: 2 });
    expect(receipts[2]?.current).toBeNull();
  });

  test('a change based on the version the row has', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    const [receipt] = await push([command({ recordId: row.id, baseVersion: 1, patch: { isForAll: false } })]);
    expect(receipt).toMatchObject({
      status: 'applied',
      version: 2,
      code: null,
      current: { isForAll: false, content: row.content },
    });
  });

  test('a command of a domain runs in the transaction of its receipt', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    registerSyncCommand('textModules', 'shout', async (call, id, { sign }) => {
      await updateRecord(call, entities.textModules, id, { content: `LOUD${String(sign)}` });
    });
    const shout = command({
      recordId: row.id,
      operation: 'command',
      name: 'shout',
      baseVersion: null,
      patch: { sign: '!' },
    });
    const [first] = await push([shout]);
    const [again] = await push([shout]);
    expect(first).toMatchObject({ status: 'applied', version: 2, current: { content: 'LOUD!' } });
    expect(again).toEqual(first);
    expect(await history(row.id)).toEqual(['create', 'update']);
  });

  test('nothing of a domain’s command stays when it refuses in the middle', async () => {
    const row = await build(db(), fresh.account, 'textModules', { content: 'before' });
    registerSyncCommand('textModules', 'refuse', async (call, id) => {
      await updateRecord(call, entities.textModules, id, { content: 'half' });
      fail('PLANNING_OPEN_AUDITS', { open: 3 });
    });
    const [receipt] = await push([
      command({ recordId: row.id, operation: 'command', name: 'refuse', patch: {} }),
    ]);
    expect(receipt).toMatchObject({
      status: 'refused',
      code: 'PLANNING_OPEN_AUDITS',
      data: { open: 3 },
      current: { content: 'before', version: 1 },
    });
    expect(await history(row.id)).toEqual(['create']);
  });
});

describe('exactly once', () => {
  test('a command sent again is answered from its receipt', async () => {
    const recordId = newId();
    const made = command({ recordId, operation: 'create', patch: { content: 'Once.' } });
    const [first] = await push([made]);
    const [again] = await push([made]);
    expect(again).toEqual(first);
    expect(await history(recordId)).toEqual(['create']);
  });

  test('the same id on two connections at once is applied by one and answered alike by both', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    const change = command({ recordId: row.id, baseVersion: 1, patch: { content: 'Together.' } });
    const answers = await Promise.all([push([change]), push([change]), push([change])]);
    expect(answers.flat().map(({ status, version }) => [status, version])).toEqual([
      ['applied', 2],
      ['applied', 2],
      ['applied', 2],
    ]);
    expect(await history(row.id)).toEqual(['create', 'update']);
  });

  test('a command that waited for another device sees what that one wrote', async () => {
    registerSyncCommand('textModules', 'count', async (call, id) => {
      await updateRecord(call, entities.textModules, id, { isForAll: false });
      const [counted] = await call.db('textModules').where({ instance: fresh.account }).count({ rows: '*' });
      await updateRecord(call, entities.textModules, id, { content: `${counted?.rows} rows` });
    });
    const recordId = newId();
    const made = command({ recordId, operation: 'create', patch: { content: 'One.' } });
    await push([made]);
    const other = await db().transaction();
    await createRecord({ ...systemCall(db(), fresh.account), db: other }, entities.textModules, {
      content: 'Two.',
    });
    const counting = push([command({ recordId, operation: 'command', name: 'count', after: made.id })]);
    await until(async () => {
      const [rows] = await db().raw(
        `select id from information_schema.processlist where db = database() and info like 'insert into changeCounters%'`,
      );
      return rows.length > 0;
    }, counting);
    await other.commit();
    expect((await counting)[0]).toMatchObject({ status: 'applied', current: { content: '2 rows' } });
  });

  test('a refused command stays refused, also when it would fit by now', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    const stale = command({ recordId: row.id, baseVersion: 2, patch: { content: 'Too early.' } });
    expect((await push([stale]))[0]).toMatchObject({ status: 'refused', code: 'STALE_VERSION' });
    await updateRecord(systemCall(db(), fresh.account), entities.textModules, row.id, { content: 'Second.' });
    expect((await push([stale]))[0]).toMatchObject({
      status: 'refused',
      code: 'STALE_VERSION',
      current: { content: 'Second.', version: 2 },
    });
    expect(await history(row.id)).toEqual(['create', 'update']);
  });

  test('the receipt of another person in the same account answers nobody else', async () => {
    const row = await build(db(), fresh.account, 'textModules', { content: 'private' });
    const change = command({ recordId: row.id, baseVersion: 1, patch: { content: 'mine' } });
    await push([change]);
    const colleague = actorOf(fresh.account);
    const [receipt] = await push([change], colleague);
    // Their own attempt, checked on its own: the version has moved on.
    expect(receipt).toMatchObject({ status: 'refused', code: 'STALE_VERSION' });
  });

  test('the receipt of another account tells nothing, and its rows cannot be reached', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    const change = command({ recordId: row.id, baseVersion: 1, patch: { content: 'mine' } });
    await push([change]);
    const stranger = actorOf(await buildAccount(db()), 'Owner', { user: fresh.owner.user });
    const [receipt] = await push([change], stranger);
    expect(receipt).toMatchObject({ status: 'refused', code: 'NOT_FOUND', current: null });
  });

  test('commands of another account or person are turned away whole', async () => {
    const made = command({ recordId: newId(), operation: 'create', patch: { content: 'Whose?' } });
    const request = { user: fresh.owner.user, instance: await buildAccount(db()), commands: [made] };
    await expect(pushCommands(callAs(db(), fresh.owner), request)).rejects.toMatchObject({
      code: 'SYNC_WRONG_ACCOUNT',
    });
    await expect(
      pushCommands(callAs(db(), fresh.owner), { ...request, instance: fresh.account, user: newId() }),
    ).rejects.toMatchObject({ code: 'SYNC_WRONG_ACCOUNT' });
    expect(await db()('receipts').where({ id: made.id })).toEqual([]);
  });
});

describe('order', () => {
  test('after a refused command the later ones of its record are held, those of others are not', async () => {
    const row = await build(db(), fresh.account, 'textModules', { content: 'first' });
    const other = await build(db(), fresh.account, 'textModules');
    const stale = command({ recordId: row.id, baseVersion: 7, patch: { content: 'lost' } });
    const next = command({ recordId: row.id, after: stale.id, patch: { isForAll: false } });
    const free = command({ recordId: other.id, baseVersion: 1, patch: { isForAll: false } });
    const receipts = await push([stale, next, free]);
    expect(receipts.map(({ status }) => status)).toEqual(['refused', 'held', 'applied']);
    expect(await getRecord(systemCall(db(), fresh.account), entities.textModules, row.id)).toMatchObject({
      content: 'first',
      isForAll: true,
      version: 1,
    });
  });

  test('a held command has no receipt: it is tried again once its way is free', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    const earlier = command({ recordId: row.id, baseVersion: 1, patch: { content: 'earlier' } });
    const later = command({ recordId: row.id, after: earlier.id, patch: { content: 'later' } });
    expect((await push([later]))[0]).toMatchObject({ status: 'held', version: null });
    expect((await push([earlier, later])).map(({ status }) => status)).toEqual(['applied', 'applied']);
    expect(await getRecord(systemCall(db(), fresh.account), entities.textModules, row.id)).toMatchObject({
      content: 'later',
      version: 3,
    });
  });

  test('a record’s later command is held without saying what it follows, too', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    const receipts = await push([
      command({ recordId: row.id, baseVersion: 9, patch: { content: 'stale' } }),
      command({ recordId: row.id, baseVersion: 1, patch: { isForAll: false } }),
    ]);
    expect(receipts.map(({ status }) => status)).toEqual(['refused', 'held']);
  });

  test('somebody else’s change between two commands of a chain refuses the second', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    const earlier = command({ recordId: row.id, baseVersion: 1, patch: { content: 'earlier' } });
    await push([earlier]);
    await updateRecord(systemCall(db(), fresh.account), entities.textModules, row.id, { content: 'other' });
    const [receipt] = await push([
      command({ recordId: row.id, after: earlier.id, patch: { content: 'later' } }),
    ]);
    expect(receipt).toMatchObject({
      status: 'refused',
      code: 'STALE_VERSION',
      current: { content: 'other', version: 3 },
    });
  });
});

describe('what became of commands', () => {
  test('those that were settled are answered, with the row as it is now', async () => {
    const [applied, refused, unknown] = [
      command({ recordId: newId(), operation: 'create', patch: { content: 'here' } }),
      command({ recordId: newId(), patch: { content: 'nowhere' } }),
      command({ recordId: newId() }),
    ];
    await push([applied, refused]);
    const receipts = await settled([applied, refused, unknown]);
    expect(receipts).toHaveLength(2);
    expect(receipts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: applied.id, status: 'applied', version: 1 }),
        expect.objectContaining({ id: refused.id, status: 'refused', code: 'NOT_FOUND', current: null }),
      ]),
    );
  });

  test('nobody learns of another person’s', async () => {
    const made = command({ recordId: newId(), operation: 'create', patch: { content: 'mine' } });
    await push([made]);
    expect(await settled([made], actorOf(fresh.account))).toEqual([]);
    expect(await settled([made], actorOf(await buildAccount(db())))).toEqual([]);
  });

  test('a chain does not run across records', async () => {
    const made = command({ recordId: newId(), operation: 'create', patch: { content: 'one' } });
    const row = await build(db(), fresh.account, 'textModules');
    const other = command({ recordId: row.id, after: made.id, patch: { content: 'other' } });
    expect((await push([made, other])).map(({ status }) => status)).toEqual(['applied', 'held']);
  });
});
