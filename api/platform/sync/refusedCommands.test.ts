import { entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { describe, expect, test } from 'vitest';
import { getRecord } from '../../entities/getRecord';
import { registerSyncCommand } from '../../entities/syncCommands';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, systemCall } from '../testing/factories';
import { usePushing } from './testing/usePushing';

const { database, fresh, push, command, history } = usePushing();
const db = () => database.db;

describe('what may not wait in an outbox', () => {
  test('a role, and a person’s deletion', async () => {
    const [person, other] = [
      await build(db(), fresh.account, 'contacts'),
      await build(db(), fresh.account, 'contacts'),
    ];
    const waited = [
      command({ resource: 'contacts', recordId: person.id, patch: { instanceRole: 'Administrator' } }),
      command({ resource: 'contacts', recordId: other.id, operation: 'delete' }),
    ];
    expect((await push(waited)).map(({ status, code }) => [status, code])).toEqual([
      ['refused', 'ONLINE_ONLY'],
      ['refused', 'ONLINE_ONLY'],
    ]);
    expect(await getRecord(systemCall(db(), fresh.account), entities.contacts, person.id)).toMatchObject({
      instanceRole: null,
      version: 1,
    });
  });
});

describe('what is refused, and what only failed for now', () => {
  test('field errors come with their fields', async () => {
    const [receipt] = await push([
      command({ recordId: newId(), operation: 'create', patch: { content: 'x'.repeat(211) } }),
    ]);
    expect(receipt).toMatchObject({
      status: 'refused',
      code: 'INVALID',
      errors: { content: { message: 'validation.maxLength', args: { max: 210 } } },
    });
  });

  test('a role that may not is refused and told nothing of the row it may not read', async () => {
    const row = await build(db(), fresh.account, 'equipments');
    const sales = actorOf(fresh.account, 'SalesForce');
    const [receipt] = await push(
      [command({ resource: 'equipments', recordId: row.id, baseVersion: 1, patch: { place: 'X' } })],
      sales,
    );
    expect(receipt).toMatchObject({ status: 'refused', code: 'FORBIDDEN', current: null });
  });

  test('an unknown command is refused by its name', async () => {
    const [receipt] = await push([
      command({ recordId: newId(), operation: 'command', name: 'fly', patch: {} }),
    ]);
    expect(receipt).toMatchObject({ status: 'refused', code: 'SYNC_UNKNOWN_COMMAND', data: { name: 'fly' } });
  });

  test('a photo that has not arrived yet leaves the command unsettled, and it goes through when the photo is there', async () => {
    const row = await build(db(), fresh.account, 'equipmentOwners');
    const hash = 'a'.repeat(64);
    const logo = { hash, name: 'logo.png', mimeType: 'image/png', size: 4 };
    const change = command({
      resource: 'equipmentOwners',
      recordId: row.id,
      baseVersion: 1,
      patch: { logo },
    });
    expect((await push([change]))[0]).toMatchObject({
      status: 'failed',
      code: 'FILE_MISSING',
      data: { hashes: [hash] },
    });
    await build(db(), fresh.account, 'files', { hash, name: 'logo.png', mimeType: 'image/png', size: 4 });
    expect((await push([change]))[0]).toMatchObject({ status: 'applied', version: 2 });
  });

  test('a fault of the server leaves no receipt and no trace, and holds what comes after it until the device knows', async () => {
    const row = await build(db(), fresh.account, 'textModules');
    let isBroken = true;
    registerSyncCommand('textModules', 'stumble', async (call, id) => {
      await updateRecord(call, entities.textModules, id, { content: 'done' });
      if (isBroken) throw new Error('disk on fire');
    });
    const causes: unknown[] = [];
    const stumble = command({ recordId: row.id, operation: 'command', name: 'stumble', patch: {} });
    const follow = command({ recordId: row.id, after: stumble.id, patch: { isForAll: false } });
    const free = command({ recordId: newId(), operation: 'create', patch: { content: 'free' } });
    const receipts = await push([stumble, follow, free], fresh.owner, (cause) => causes.push(cause));
    expect(receipts.map(({ status, code }) => [status, code])).toEqual([
      ['failed', 'UNEXPECTED'],
      ['held', 'SYNC_HELD'],
      ['held', 'SYNC_HELD'],
    ]);
    expect(causes).toHaveLength(1);
    expect(await history(row.id)).toEqual(['create']);
    isBroken = false;
    expect((await push([stumble, follow, free])).map(({ status }) => status)).toEqual([
      'applied',
      'applied',
      'applied',
    ]);
    expect(await history(row.id)).toEqual(['create', 'update', 'update']);
  });

  test('a command in a newer form than the server knows waits for a newer server', async () => {
    const newer = {
      ...command({ recordId: newId(), operation: 'create', patch: { content: 'new' } }),
      schemaVersion: SCHEMA_VERSION + 1,
    };
    expect((await push([newer]))[0]).toMatchObject({ status: 'failed', code: 'SYNC_NEWER_CLIENT' });
  });
});
