import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteRecord } from '../../../entities/deleteRecord';
import { type FileStore, openDiskStore } from '../../../platform/files/fileStore';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../../platform/testing/factories';
import { exportAccount } from './exportAccount';

const database = useTestDatabase();
let folder = '';
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  store = await openDiskStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { equipmentOwners } = definitions;

it('contains all rows of the account that are not deleted, its history and files, and no data of others', async () => {
  const { db } = database;
  const account = await buildAccount(db, { companyName: 'Hala' });
  const customer = await build(db, account, 'equipmentOwners', { name: '=Formula & Co' });
  const gone = await build(db, account, 'equipmentOwners', { name: 'Deleted' });
  await deleteRecord(systemCall(db, account), equipmentOwners, gone.id);
  await build(db, await buildAccount(db), 'equipmentOwners', { name: 'Foreign' });
  await build(db, CATALOGUE_ID, 'categories', { name: { 'en-EN': 'Shared' } });
  const { hash } = await build(db, account, 'files', { hash: 'b'.repeat(64), name: '../photo.jpg' });
  const temporary = path.join(store.temporaryFolder, newId());
  await writeFile(temporary, 'the photo');
  await store.adopt(account, String(hash), temporary);

  const owner = callAs(db, actorOf(account, 'Owner', { termination: { erasedOn: '2027-02-15' } }));
  const archive = await exportAccount(owner, store, account);
  const parts = new Map<string, string>();
  for await (const { path: name, content } of archive.files()) {
    let text = '';
    for await (const piece of content) text += Buffer.from(piece).toString();
    parts.set(name, text);
  }
  expect(JSON.parse(parts.get('data/equipmentOwners.json') ?? '')).toMatchObject([
    { id: customer.id, name: '=Formula & Co' },
  ]);
  expect(parts.get('Klienci.csv')).toContain("'=Formula & Co");
  expect(JSON.parse(parts.get('data/instances.json') ?? '')).toMatchObject([{ companyName: 'Hala' }]);
  const history = JSON.parse(parts.get('data/history.json') ?? '');
  expect(history).toContainEqual(expect.objectContaining({ recordId: gone.id, operation: 'delete' }));
  expect(parts.get(`files/${'b'.repeat(12)} .._photo.jpg`)).toBe('the photo');
  const all = [...parts.values()].join('\n');
  expect(all).not.toMatch(/Foreign|Shared/);
  expect([...parts.keys()].filter((name) => name.includes('tasks'))).toEqual([]);
  expect(await db('privacyRecords').where({ instance: account }).first('kind', 'entity')).toEqual({
    kind: 'EXPORT',
    entity: 'instances',
  });
});

it('is for users who manage the account, not for support staff', async () => {
  const { db } = database;
  const account = await buildAccount(db);
  const other = await buildAccount(db);
  await expect(exportAccount(callAs(db, actorOf(other)), store, account)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const mirroring = { id: newId(), until: '2027-01-01T00:00:00.000Z', mayWrite: true };
  await expect(
    exportAccount(callAs(db, actorOf(account, 'Owner', { mirroring })), store, account),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
