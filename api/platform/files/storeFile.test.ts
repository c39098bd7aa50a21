import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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

const sent = async (content: Buffer, name: string) => {
  const call = callAs(database.db, actorOf(await buildAccount(database.db)));
  const store = await openDiskStore(folder);
  const hash = createHash('sha256').update(content).digest('hex');
  const upload = { hash, name, maxBytes: content.length, content: Readable.from([content]) };
  const outcome = await storeFile(call, store, upload).catch(asApiError);
  return {
    outcome,
    isStored: await store.has(call.actor.instance, hash),
    left: await readdir(store.temporaryFolder),
  };
};
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

it.each<[string, Buffer, string, string]>([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'photo.jpg', 'type'],
  [
    'a drawing that can run scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'photo.svg',
    'type',
  ],
  ['a program', Buffer.from('MZ\u0090\u0000'), 'report.pdf', 'type'],
  [
    'a picture of a format that browsers do not show',
    Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'),
    'IMG_1.heic',
    'type',
  ],
  ['a picture that cannot be read', Buffer.concat([png, Buffer.from('torn')]), 'photo.png', 'image'],
])(
  '%s is refused, whatever its name says, and leaves nothing behind',
  async (_what, content, name, reason) => {
    const { outcome, isStored, left } = await sent(content, name);
    expect(outcome).toMatchObject({ code: 'UNSUPPORTED_FILE', status: 415, data: { reason } });
    expect([isStored, left]).toEqual([false, []]);
  },
);

it('what a killed process left of an upload is gone a day later, not what others are writing', async () => {
  const { temporaryFolder } = await openDiskStore(folder);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of ['left', 'written']) await writeFile(path.join(temporaryFolder, name), 'half a photo');
  await mkdir(path.join(temporaryFolder, 'tiles'));
  for (const name of ['left', 'tiles']) await utimes(path.join(temporaryFolder, name), yesterday, yesterday);
  await openDiskStore(folder);
  expect(await readdir(temporaryFolder)).toEqual(['written']);
  await rm(path.join(temporaryFolder, 'written'));
});

it('a document is taken as it is, a picture under the type that it has', async () => {
  const pdf = await sent(Buffer.from('%PDF-1.7\n%%EOF'), 'report.txt');
  expect(pdf).toMatchObject({ outcome: { mimeType: 'application/pdf' }, isStored: true });
  const picture = await sent(await samplePicture('sample-signature-0'), 'photo.jpg');
  expect(picture).toMatchObject({ outcome: { mimeType: 'image/png' }, isStored: true });
});
