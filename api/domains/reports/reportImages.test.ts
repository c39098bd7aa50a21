import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStore, openDiskStore } from '../../platform/files/fileStore';
import { printEdge } from '../../platform/files/prepareImage';
import { useTestDatabase } from '../../platform/testing/database';
import { buildAccount, systemCall } from '../../platform/testing/factories';
import { keepFile } from '../../platform/testing/keepPicture';
import { markedHash } from './engine/drawMarks';
import { reportImages } from './reportImages';

const database = useTestDatabase();
let folder: string;
let store: FileStore;
let account: string;
let hash: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-images-'));
  store = await openDiskStore(folder);
  account = await buildAccount(database.db);
  const content = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  hash = (await keepFile(systemCall(database.db, account), store, { content, name: 'photo.jpg' })).hash;
});
afterAll(() => rm(folder, { recursive: true }));

const widthOf = async (name: string, edge: number) =>
  (await sharp(await reportImages(store, [account], null)(name, edge)).metadata()).width;

it('a photo is printed from its small copy where that is large enough', async () => {
  expect(await widthOf(hash, 400)).toBe(printEdge);
  expect(await widthOf(hash, printEdge + 1)).toBe(2000);
  const marked = markedHash(hash, [{ kind: 'circle', x1: 0, y1: 0, x2: 1, y2: 1 }]);
  expect(await widthOf(marked, 400)).toBe(printEdge);
});

it('a photo stored before there were copies is printed from itself, and its account’s copies go with it', async () => {
  const other = await buildAccount(database.db);
  await store.copy(account, other, hash);
  expect(await store.has(other, hash, 'print')).toBe(true);
  await store.remove(other, hash);
  expect(await store.has(other, hash, 'print')).toBe(false);
  await rm(path.join(folder, 'files', account, hash.slice(0, 2), `${hash}.print`));
  expect(await widthOf(hash, 400)).toBe(2000);
});
