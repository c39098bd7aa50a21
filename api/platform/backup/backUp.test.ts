import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../../base/database/connectDatabase';
import { migrate } from '../../base/database/migrate';
import { createSealer } from '../../base/keys/sealer';
import { samplePicture } from '../../domains/reports/engine/sample/samplePicture';
import { setPassword } from '../auth/passwords/setPassword';
import { verifyPassword } from '../auth/passwords/verifyPassword';
import { type FileStore, openDiskStore } from '../files/fileStore';
import { storeFile } from '../files/storeFile';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../testing/factories';
import { backUp } from './backUp';
import { manifestName, tableFile } from './manifest';
import { restore } from './restore';

const database = useTestDatabase();
const secret = 'a secret that seals what must not be read';
let folder = '';
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-backup-'));
  store = await openDiskStore(path.join(folder, 'data'));
});
afterAll(async () => {
  for (const name of made) await database.db.raw('DROP DATABASE IF EXISTS ??', [name]);
  await rm(folder, { recursive: true, force: true });
});

const made: string[] = [];
async function emptyDatabase(): Promise<string> {
  const url = new URL(database.url);
  const name = `${url.pathname.slice(1)}_restored_${made.length}`;
  made.push(name);
  await database.db.raw('CREATE DATABASE ??', [name]);
  url.pathname = `/${name}`;
  return url.href;
}
const take = (name: string, dataDir = path.join(folder, 'data')) =>
  backUp({ databaseUrl: database.url, dataDir, secret }, path.join(folder, name));

it('a report’s hash, a sign-in, a photo and what was sealed are after a restore what they were, taken while people write', async () => {
  const account = await buildAccount(database.db);
  const user = await build(database.db, account, 'users', { email: 'ola@backup.test' });
  await setPassword(database.db, user.id, 'Chłodnia-2026', noon);
  const report = await build(database.db, account, 'auditReports');
  const contentHash = createHash('sha256').update('what the report says').digest('hex');
  await database.db('auditReports').where({ id: report.id }).update({ contentHash });
  const photo = await samplePicture('sample-signature-0');
  const hash = createHash('sha256').update(photo).digest('hex');
  await storeFile(callAs(database.db, actorOf(account)), store, {
    ...{ hash, name: 'noga.png', maxBytes: photo.length },
    content: Readable.from([photo]),
  });
  const stored = await store.read(account, hash);
  const sealed = createSealer(secret).seal('zażółć');

  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await build(database.db, account, 'tasks');
  })();
  await take('one');
  isWriting = false;
  await writing;

  const databaseUrl = await emptyDatabase();
  const dataDir = path.join(folder, 'restored');
  await restore(path.join(folder, 'one'), { databaseUrl, dataDir });
  const db = connectDatabase(databaseUrl);
  try {
    expect(await verifyPassword(db, user.id, 'Chłodnia-2026')).toBe(true);
    expect(await db('auditReports').where({ id: report.id }).first('contentHash')).toEqual({ contentHash });
    const restored = await openDiskStore(dataDir);
    expect((await restored.read(account, hash)).equals(stored)).toBe(true);
    expect(createSealer(await readFile(path.join(dataDir, 'secret'), 'utf8')).open(sealed)).toBe('zażółć');
    // One instant: as many changes as the counter says.
    const { value } = await db('changeCounters').where({ instance: account }).first('value');
    expect(await db('history').where({ instance: account }).pluck('changeNumber')).toHaveLength(
      Number(value),
    );
    const [before] = await database.db('instances').where({ id: account });
    const [after] = await db('instances').where({ id: account });
    expect(after).toEqual(before);
  } finally {
    await db.destroy();
  }
});

it('refuses a database or a folder that is not empty, and a backup that is not whole, before it writes', async () => {
  await take('two');
  const backup = path.join(folder, 'two');
  const dataDir = path.join(folder, 'elsewhere');
  await expect(restore(backup, { databaseUrl: database.url, dataDir })).rejects.toThrow('not empty');
  const databaseUrl = await emptyDatabase();
  await expect(restore(backup, { databaseUrl, dataDir: path.join(folder, 'data') })).rejects.toThrow('files');
  const interrupted = path.join(folder, 'interrupted');
  await mkdir(interrupted);
  await writeFile(path.join(interrupted, 'demo-data.unfinished'), '');
  await expect(restore(backup, { databaseUrl, dataDir: interrupted })).rejects.toThrow(
    'demo-data.unfinished',
  );
  await expect(restore(path.join(folder, 'nothing'), { databaseUrl, dataDir })).rejects.toThrow(manifestName);
  const file = path.join(backup, tableFile('users'));
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n');
  await writeFile(file, gzipSync(lines.slice(1).join('\n')));
  await expect(restore(backup, { databaseUrl, dataDir })).rejects.toThrow('users');
  const db = connectDatabase(databaseUrl);
  expect(await db.schema.hasTable('users')).toBe(false);
  await db.destroy();
});

it('is refused with settings that are not those of the app, instead of keeping nothing', async () => {
  const databaseUrl = await emptyDatabase();
  const to = (name: string) => path.join(folder, name);
  await expect(backUp({ databaseUrl, dataDir: to('data'), secret }, to('of-nothing'))).rejects.toThrow(
    'The database is empty',
  );
  await expect(take('without-files', to('other-data'))).rejects.toThrow('none of the uploaded files');
  for (const name of ['of-nothing', 'without-files'])
    await expect(readFile(path.join(to(name), manifestName))).rejects.toThrow('ENOENT');
});

it('fails with the reason when a table cannot be written, as on a full disk', async () => {
  await mkdir(path.join(folder, 'full', tableFile('users')), { recursive: true });
  await expect(take('full')).rejects.toThrow('EISDIR');
});

it('never mixes two backups', async () => {
  await expect(take('two')).rejects.toThrow('not empty');
});

it('refuses a backup without its secret; what was restored by halves is not taken for an installation', async () => {
  await take('three');
  const backup = path.join(folder, 'three');
  const databaseUrl = await emptyDatabase();
  const db = connectDatabase(databaseUrl);
  const target = { databaseUrl, dataDir: path.join(folder, 'halves') };
  await rename(path.join(backup, 'secret'), path.join(folder, 'mislaid'));
  await expect(restore(backup, target)).rejects.toThrow('secret');
  expect(await db.schema.hasTable('users')).toBe(false);
  await rename(path.join(folder, 'mislaid'), path.join(backup, 'secret'));
  // Not copied, like a file on a damaged disk.
  await promisify(execFile)('mkfifo', [path.join(backup, 'files', 'damaged')]);
  await expect(restore(backup, target)).rejects.toThrow('FIFO');
  expect(await db('users').first('id')).toBeDefined();
  await expect(migrate(db)).rejects.toThrow('already exists');
  await db.destroy();
});

it('includes the files of a data folder below one called “incoming”', async () => {
  const dataDir = path.join(folder, 'incoming', 'data');
  const { temporaryFolder } = await openDiskStore(dataDir);
  await writeFile(path.join(dataDir, 'files', 'kept'), 'a finished file');
  await writeFile(path.join(temporaryFolder, 'half'), 'an unfinished upload');
  expect((await take('from-incoming', dataDir)).files).toBe(1);
  expect(await readFile(path.join(folder, 'from-incoming', 'files', 'kept'), 'utf8')).toBe('a finished file');
});

it('restores more than the server takes in one statement', async () => {
  const [[{ packet }]] = await database.db.raw('select @@max_allowed_packet as packet');
  const after = JSON.stringify({ comment: 'x'.repeat(Math.ceil(packet / 400)) });
  const row = { instance: 'large', resource: 'tasks', recordId: 'large', operation: 'create', version: 1 };
  for (let number = 0; number < 450; number += 50)
    await database
      .db('history')
      .insert(
        Array.from({ length: 50 }, (_, index) => ({ ...row, changeNumber: number + index, at: noon, after })),
      );
  await take('large');
  const databaseUrl = await emptyDatabase();
  await restore(path.join(folder, 'large'), { databaseUrl, dataDir: path.join(folder, 'large-restored') });
  const db = connectDatabase(databaseUrl);
  expect(await db('history').where({ instance: 'large' }).pluck('changeNumber')).toHaveLength(450);
  await db.destroy();
});
