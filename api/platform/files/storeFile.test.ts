import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asApiError } from '../../base/errors/handleErrors';
import { samplePicture } from '../../domains/reports/engine/sample/samplePicture';
import { useTestDatabase } from '../testing/database';
import { actorOf, buildAccount, callAs } from '../testing/factories';
import { type FileStore, openDiskStore } from './fileStore';
import { storeFile } from './storeFile';

const database = useTestDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** As the operating system says it. */
const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

it('an upload that finds the disk full is told as that, leaves nothing behind, and succeeds later', async () => {
  const account = await buildAccount(database.db);
  const call = callAs(database.db, actorOf(account));
  const store = await openDiskStore(folder);
  const full: FileStore = { ...store, adopt: () => Promise.reject(noSpace()) };
  const content = await samplePicture('sample-signature-0');
  const hash = createHash('sha256').update(content).digest('hex');
  const upload = (to: FileStore) =>
    storeFile(call, to, {
      ...{ hash, name: 'photo.png', maxBytes: content.length },
      content: Readable.from([content]),
    });
  const error = asApiError(await upload(full).catch((reason: unknown) => reason));
  expect([error.code, error.status]).toEqual(['STORAGE_FULL', 507]);
  expect(await readdir(store.temporaryFolder)).toEqual([]);
  expect(await database.db('files').where({ instance: account })).toEqual([]);
  await upload(store);
  expect(await store.has(account, hash)).toBe(true);
  expect(await database.db('files').where({ instance: account }).pluck('hash')).toEqual([hash]);
});
