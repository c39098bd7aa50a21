import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { noteContact } from '../../platform/sync/noteContact';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../platform/testing/factories';
import { lookAfterDevices } from './lookAfterDevices';
import { registerDevice } from './registerDevice';
import { useDevices } from './testing/useDevices';
import { withdrawAction } from './withdrawAction';

const { switchOff, member, start } = useDevices();
const day = 24 * 60;

describe('an action on its way', () => {
  it('is sent, heard at the next contact, received, done, and never handed over again', async () => {
    const { send, report, read, device, administrator, worker, instance, db } = await start();
    const id = await send('message', '  Please call 112.  ');
    expect(await read(id)).toMatchObject({
      state: 'SENT',
      device,
      user: worker.user,
      sentBy: administrator.contact,
      isBySupport: false,
      message: 'Please call 112.',
      dateExpires: '2026-12-17T12:00:00.000Z',
    });
    const { actions } = await report([], 1);
    expect(actions).toEqual([
      {
        id,
        action: 'message',
        message: 'Please call 112.',
        sender: 'Anna Nowak',
        dateSent: noon.toISOString(),
        dateExpires: '2026-12-17T12:00:00.000Z',
      },
    ]);
    // An answer that is lost is no delivery: it is told again, until the device says that it has it.
    expect((await report([], 2)).actions).toEqual(actions);
    expect(await read(id)).toMatchObject({ state: 'SENT', dateReceived: null });
    await report([{ id, state: 'RECEIVED' }], 3);
    expect(await read(id)).toMatchObject({ state: 'RECEIVED', dateReceived: '2026-11-17T12:03:00.000Z' });
    expect((await report([{ id, state: 'DONE' }], 5)).actions).toEqual([]);
    const done = await read(id);
    expect(done).toMatchObject({ state: 'DONE', dateSettled: '2026-11-17T12:05:00.000Z' });
    await report([{ id, state: 'RECEIVED' }], 6);
    await report([{ id, state: 'FAILED', failure: 'EXPIRED' }], 7);
    expect(await read(id)).toEqual(done);
    const seen = await listRecords(callAs(db, actorOf(instance)), definitions.sentDeviceActions);
    expect(seen.total).toBe(1);
  });

  it('says why it failed, and what it brought', async () => {
    const { send, report, read } = await start();
    const [update, diagnostics] = [await send('update'), await send('diagnostics')];
    await report([
      { id: update, state: 'FAILED', failure: 'UPDATE_NOT_TAKEN', note: '0.1.0' },
      { id: diagnostics, state: 'DONE', note: 'D-4711' },
    ]);
    expect(await read(update)).toMatchObject({ state: 'FAILED', failure: 'UPDATE_NOT_TAKEN', note: '0.1.0' });
    expect(await read(diagnostics)).toMatchObject({ state: 'DONE', failure: null, note: 'D-4711' });
  });

  it('is settled by its own device alone', async () => {
    const { send, report, read, device, worker, db } = await start();
    const id = await send('reload');
    const before = await read(id);
    // Another device of the same person, whose report names the action.
    await report([{ id, state: 'DONE' }], 1, { id: newId(), name: 'Phone' });
    expect(await read(id)).toEqual(before);
    expect(before.device).toBe(device);
    // Another person of another account.
    const stranger = await member(await buildAccount(db), 'Employee');
    await registerDevice(callAs(db, stranger), {
      id: newId(),
      name: 'Phone',
      outcomes: [{ id, state: 'DONE' }],
    });
    expect(await read(id)).toEqual(before);
    expect(worker.instance).not.toBe(stranger.instance);
  });

  it('waits only once for a device, but for messages', async () => {
    const { send, report } = await start();
    const first = await send('reload');
    await expect(send('reload')).rejects.toMatchObject({ code: 'DEVICE_ACTION_WAITS' });
    await send('message', 'One');
    await send('message', 'Two');
    await report([{ id: first, state: 'DONE' }]);
    await send('reload');
    for (let count = 3; count < 20; count += 1) await send('message', String(count));
    await expect(send('message', 'Too much')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is refused without words where it is a message, and where the provider has switched it off', async () => {
    const { send } = await start();
    await expect(send('message', ' ')).rejects.toMatchObject({
      errors: { message: { message: 'validation.required' } },
    });
    await switchOff('clearCopies');
    await expect(send('clearCopies')).rejects.toMatchObject({ code: 'DEVICE_ACTION_OFF' });
  });

  it('is withdrawn while it waits, and no longer', async () => {
    const { send, report, read, administrator, db } = await start();
    const [one, other] = [await send('reload'), await send('signOut')];
    await withdrawAction(callAs(db, administrator), one);
    expect(await read(one)).toMatchObject({ state: 'FAILED', failure: 'WITHDRAWN' });
    expect((await report()).actions.map(({ id }) => id)).toEqual([other]);
    await report([{ id: other, state: 'DONE' }]);
    await expect(withdrawAction(callAs(db, administrator), other)).rejects.toMatchObject({
      code: 'DEVICE_ACTION_SETTLED',
    });
  });

  it('comes to nothing when its time is over, at the next contact or by the clock; but what was done is done', async () => {
    const { send, report, read, db, at } = await start();
    const [heard, unheard] = [await send('reload'), await send('update')];
    expect((await report([], day + 1)).actions.map(({ id }) => id)).toEqual([unheard]);
    expect(await read(heard)).toMatchObject({ state: 'FAILED', failure: 'EXPIRED' });
    await lookAfterDevices(db, at(7 * day - 1), null);
    expect(await read(unheard)).toMatchObject({ state: 'SENT' });
    await lookAfterDevices(db, at(7 * day), null);
    expect(await read(unheard)).toMatchObject({ state: 'FAILED', failure: 'EXPIRED' });
    await report([{ id: unheard, state: 'DONE' }], 8 * day);
    expect(await read(unheard)).toMatchObject({ state: 'DONE', failure: null });
  });

  it('goes with its device', async () => {
    const { send, device, db, administrator, read } = await start();
    const id = await send('reload');
    const { deleteRecord } = await import('../../entities/deleteRecord');
    await deleteRecord(callAs(db, administrator), definitions.devices, device);
    await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the permission of the device’s user', () => {
  it('is needed to send anything, and is that person’s alone to give', async () => {
    const { send, allow, administrator, worker, db, device } = await start({ isAllowed: false });
    await expect(send('reload')).rejects.toMatchObject({ code: 'REMOTE_MAINTENANCE_OFF' });
    await expect(allow(true, administrator)).rejects.toMatchObject({ code: 'NOT_THE_DEVICES_USER' });
    await updateRecord(callAs(db, administrator), definitions.devices, device, {
      isRemoteMaintenanceAllowed: true,
    }).catch(() => {});
    await expect(send('reload')).rejects.toMatchObject({ code: 'REMOTE_MAINTENANCE_OFF' });
    const mirroring = { id: newId(), until: '2027-01-01T00:00:00.000Z', mayWrite: true };
    await expect(allow(true, { ...worker, mirroring })).rejects.toMatchObject({
      code: 'NOT_THE_DEVICES_USER',
    });
    await allow(true);
    await send('reload');
  });

  it('withdrawn between sending and hearing, leaves nothing to be done', async () => {
    const { send, allow, report, read } = await start();
    const [one, other] = [await send('reload'), await send('signOut')];
    await report([{ id: other, state: 'RECEIVED' }]);
    await allow(false);
    for (const id of [one, other])
      expect(await read(id)).toMatchObject({ state: 'FAILED', failure: 'NOT_ALLOWED' });
    expect(await report()).toMatchObject({ isRemoteMaintenanceAllowed: false, actions: [] });
    await allow(true);
    expect((await report()).actions).toEqual([]);
  });
});

describe('the sender’s right', () => {
  it('lost between sending and hearing, leaves nothing to be done', async () => {
    const { send, report, read, administrator, instance, db } = await start();
    const id = await send('reload');
    await updateRecord(systemCall(db, instance), definitions.contacts, administrator.contact ?? '', {
      instanceRole: 'Employee',
    });
    expect((await report()).actions).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'FAILED', failure: 'SENDER_NOT_ALLOWED' });
  });

  it('is locked together with the sender', async () => {
    const { send, report, read, administrator, db } = await start();
    const id = await send('reload');
    await db('users').where({ id: administrator.user }).update({ isActive: false });
    expect((await report()).actions).toEqual([]);
    expect(await read(id)).toMatchObject({ failure: 'SENDER_NOT_ALLOWED' });
  });

  it('of support ends with what the account’s owner allows, and with its place at the provider', async () => {
    const { send, report, read, instance, db } = await start();
    const supporter = await build(db, CATALOGUE_ID, 'users', { systemRole: 'ProviderSupport' });
    const mirroring = { id: newId(), until: '2027-01-01T00:00:00.000Z', mayWrite: true };
    const support = actorOf(instance, 'Owner', { user: supporter.id, contact: null, mirroring });
    const allowWriting = (until: Date | null) =>
      db('instances').where({ id: instance }).update({ supportMayWriteUntil: until });
    await expect(
      send('reload', undefined, { ...support, mirroring: { ...mirroring, mayWrite: false } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await allowWriting(new Date('2027-01-01T00:00:00.000Z'));
    const [reload, signOut] = [
      await send('reload', undefined, support),
      await send('signOut', undefined, support),
    ];
    expect(await read(reload)).toMatchObject({ isBySupport: true, sentBy: null });
    const { actions } = await report();
    expect(new Set(actions.map(({ id }) => id))).toEqual(new Set([reload, signOut]));
    expect(actions.map(({ sender }) => sender)).toEqual(['', '']);
    await allowWriting(null);
    expect((await report()).actions).toEqual([]);
    expect(await read(reload)).toMatchObject({ failure: 'SENDER_NOT_ALLOWED' });
    await allowWriting(new Date('2027-01-01T00:00:00.000Z'));
    const later = await send('update', undefined, support);
    await db('users').where({ id: supporter.id }).update({ systemRole: null });
    expect((await report()).actions).toEqual([]);
    expect(await read(later)).toMatchObject({ failure: 'SENDER_NOT_ALLOWED' });
  });

  it('reaches no device of another account, and employees have none', async () => {
    const { send, worker, instance, db } = await start();
    const stranger = actorOf(await buildAccount(db), 'Administrator');
    await expect(send('reload', undefined, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(send('reload', undefined, worker)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const provider = actorOf(CATALOGUE_ID, 'ProviderSupport');
    await expect(send('reload', undefined, provider)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const id = await send('reload');
    await expect(withdrawAction(callAs(db, stranger), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const colleague = await member(instance, 'Employee');
    const seenBy = async (actor: typeof worker) =>
      (await listRecords(callAs(db, actor), definitions.sentDeviceActions)).rows.map((row) => row.id);
    expect(await seenBy(worker)).toEqual([id]);
    expect(await seenBy(colleague)).toEqual([]);
    expect(await seenBy(stranger)).toEqual([]);
  });
});

describe('what a device says', () => {
  it('of another device’s actions changes nothing', async () => {
    const [one, other] = [await start(), await start()];
    const id = await one.send('reload');
    await other.report([{ id, state: 'DONE' }]);
    expect(await one.read(id)).toMatchObject({ state: 'SENT' });
  });

  it.each([
    'x',
    [{ id: 'x', state: 'DONE' }],
    [{ id: newId(), state: 'SENT' }],
    [{ id: newId(), state: 'FAILED', failure: 'LAZY' }],
    [{ id: newId(), state: 'DONE', note: 7 }],
    [null],
    Array.from({ length: 51 }, () => ({ id: newId(), state: 'DONE' })),
  ])('in no right form is refused: %j', async (outcomes) => {
    const { report } = await start();
    await expect(report(outcomes as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('a device that asks for changes', () => {
  it('is called while something was sent that it does not know yet', async () => {
    const { send, report, worker, device, db } = await start();
    const asks = (actor = worker) => noteContact(callAs(db, actor), { id: device, unsent: 0 });
    expect(await asks()).toBe(false);
    const id = await send('reload');
    expect(await asks()).toBe(true);
    expect(await asks(actorOf(worker.instance, 'Employee'))).toBe(false);
    await report([{ id, state: 'RECEIVED' }]);
    expect(await asks()).toBe(false);
  });

  it('is seen, with what waits on it, and leaves neither version nor history by it', async () => {
    const { worker, device, db, at } = await start();
    const row = () => db('devices').where({ id: device }).first();
    const before = await row();
    const ask = (minutes: number, unsent: number) =>
      noteContact(callAs(db, worker, at(minutes)), { id: device, unsent });
    await ask(1, 3);
    expect(await row()).toEqual({ ...before, unsentCommands: 3, dateLastSeen: at(1) });
    await ask(4, 3);
    expect((await row()).dateLastSeen).toEqual(at(1));
    await ask(6, 3);
    expect((await row()).dateLastSeen).toEqual(at(6));
  });

  it('is behind once the server gives out another version', async () => {
    const { report, device, db } = await start();
    const isOutdated = async () => (await db('devices').where({ id: device }).first()).isAppOutdated;
    await report([], 1, { appVersion: '1-abc', storageUsed: 450.4, storageQuota: 1000, unsentCommands: 2 });
    expect(await db('devices').where({ id: device }).first()).toMatchObject({
      appVersion: '1-abc',
      storageUsed: 450,
      storageQuota: 1000,
      storageFilled: 45,
      unsentCommands: 2,
    });
    await lookAfterDevices(db, noon, '1-abc');
    expect(Number(await isOutdated())).toBe(0);
    await lookAfterDevices(db, noon, '1-def');
    expect(Number(await isOutdated())).toBe(1);
  });
});
