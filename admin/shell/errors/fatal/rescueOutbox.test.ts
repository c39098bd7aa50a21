import 'fake-indexeddb/auto';
import { newId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { openOutboxStorage } from '../../../data/offline/storage/openOutboxStorage';
import { readExport } from '../../../data/offline/sync/exportOutbox';
import type { OutboxItem } from '../../../data/offline/types';
import { dropDatabase, forgetRescued, outboxName, rescueOutbox } from './rescueOutbox';

const now = new Date('2026-11-21T12:00:00.000Z');
const item = (state: OutboxItem['state'], photos: string[] = []): Omit<OutboxItem, 'position'> => ({
  command: {
    id: newId(),
    operation: 'update',
    resource: 'audits',
    recordId: newId(),
    baseVersion: 1,
    patch: { comment: 'x' },
    madeAt: now.toISOString(),
    schemaVersion: 1,
  },
  state,
  before: {},
  attempts: 0,
  settledAt: null,
  receipt: null,
  exportedAt: null,
  photos,
});

async function device(...items: Omit<OutboxItem, 'position'>[]) {
  const owner = { user: newId(), instance: newId() };
  const storage = await openOutboxStorage(outboxName(owner));
  await storage.change(null, () => ({ add: items, result: null }));
  return { owner, storage };
}
const contentOf = async (file: Blob | null) => readExport((await file?.text()) ?? '');

it('exports unsent and refused changes with their photos as an importable file', async () => {
  const [waiting, refused, confirmed] = [item('waiting', ['abc']), item('refused'), item('confirmed')];
  const { owner, storage } = await device(waiting, refused, confirmed);
  await storage.putPhoto({
    hash: 'abc',
    file: { hash: 'abc', name: 'photo.jpg', mimeType: 'image/jpeg', size: 3 },
    content: new Uint8Array([1, 2, 3]).buffer,
    savedAt: now.toISOString(),
    isUploaded: false,
  });
  const rescued = await rescueOutbox(owner, now);
  expect(rescued).toMatchObject({ count: 2, unreadable: 0, positions: [1, 2] });
  const content = await contentOf(rescued.file);
  expect(content).toMatchObject({ ...owner, exportedAt: '2026-11-21T12:00:00.000Z' });
  expect(content?.items.map(({ command }) => command.id)).toEqual([waiting.command.id, refused.command.id]);
  expect(content?.photos).toMatchObject([{ content: 'AQID', file: { name: 'photo.jpg' } }]);
  storage.close();
});

it('counts unreadable changes and exports the rest', async () => {
  const { owner, storage } = await device(item('waiting'));
  storage.close();
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(outboxName(owner));
    request.onsuccess = () => {
      const store = request.result.transaction('items', 'readwrite').objectStore('items');
      store.put({ position: 7, broken: true }).onsuccess = () => {
        request.result.close();
        resolve();
      };
    };
  });
  expect(await rescueOutbox(owner)).toMatchObject({ count: 1, unreadable: 1, positions: [1], broken: [7] });
});

it('deletes exported changes, but none saved since', async () => {
  const { owner, storage } = await device(item('waiting'));
  const { positions } = await rescueOutbox(owner);
  const later = item('waiting');
  await storage.change(null, () => ({ add: [later], result: null }));
  await forgetRescued(owner, positions);
  expect((await storage.items()).map(({ command }) => command.id)).toEqual([later.command.id]);
  storage.close();
});

it('deletes a database that cannot be opened, after its content was exported', async () => {
  const { owner, storage } = await device(item('waiting'));
  storage.close();
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(outboxName(owner), 99);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  await expect(openOutboxStorage(outboxName(owner))).rejects.toMatchObject({ reason: 'unopened' });
  const { positions, count } = await rescueOutbox(owner);
  expect(count).toBe(1);
  expect(await forgetRescued(owner, positions)).toBe(true);
  (await openOutboxStorage(outboxName(owner))).close();
});

it('finds nothing without a database, and creates none', async () => {
  const owner = { user: newId(), instance: newId() };
  expect(await rescueOutbox(owner)).toEqual({
    file: null,
    count: 0,
    unreadable: 0,
    positions: [],
    broken: [],
  });
  await forgetRescued(owner, [1]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(outboxName(owner));
});

it('reports that another tab holds the database open', async () => {
  const held = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('held');
    request.onsuccess = () => resolve(request.result);
  });
  expect(await dropDatabase('held', 1)).toBe(false);
  held.close();
  expect(await dropDatabase('free', 1)).toBe(true);
});
