import { hashOf } from '@plumbline/resources/language/fields/types/file';
import {
  headBytes,
  type PackIndex,
  readPackHead,
  tileType,
} from '@plumbline/resources/rules/floorPlans/index';
import type { Response } from 'express';
import { fail } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { getTyped } from '../../entities/typedRecords';
import type { FileStore } from '../../platform/files';

interface Wanted {
  id: string;
  zoom: string;
  column: string;
  row: string;
}

/** Sends a tile of a plan that the caller may read; NOT_FOUND before it is prepared and beside the plan. */
export async function sendTile(
  call: Call,
  store: FileStore,
  { id, zoom, column, row, res }: Wanted & { res: Response },
): Promise<void> {
  const { instance, pack, width, height } = await getTyped(call, 'floorPlans', id);
  const hash = hashOf(pack);
  if (!hash || !width || !height) return fail('NOT_FOUND', { resource: 'floorPlans', id });
  const index = await indexOf(store, { instance, hash, length: headBytes(width, height) });
  const slice = [zoom, column, row].every((part) => /^\d{1,4}$/.test(part))
    ? index?.slice({ zoom: Number(zoom), column: Number(column), row: Number(row) })
    : undefined;
  if (!slice) return fail('NOT_FOUND', { resource: 'floorPlans', id });
  const { start, end } = slice;
  res.setHeader('Content-Type', tileType);
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  // Though a tile never changes, not even the browser's cache may keep it: signing out without network could not clear
  // that, and the next person at the device would have it on disk. What is to be kept are the packs of saved locations, in
  // the person's own store, which signing out deletes (admin/data/offline/storage/openPackStorage.ts).
  res.setHeader('Cache-Control', 'no-store');
  res.end(await store.readPart(instance, hash, { start, length: end - start }));
}

const indexes = new Map<string, PackIndex>();
const mostIndexes = 100;

/** Where the tiles of a pack are; packs never change, so the latest ones are remembered. */
async function indexOf(
  store: FileStore,
  { instance, hash, length }: { instance: string; hash: string; length: number },
): Promise<PackIndex | undefined> {
  const known = indexes.get(hash);
  if (known) return known;
  const index = readPackHead(await store.readPart(instance, hash, { start: 0, length }));
  const [oldest] = indexes.keys();
  if (indexes.size >= mostIndexes && oldest !== undefined) indexes.delete(oldest);
  if (index) indexes.set(hash, index);
  return index;
}
