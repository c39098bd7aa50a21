import type { Knex } from 'knex';
import type { OfflineClient } from '../../admin/data/offline/OfflineClient';
import { saveOf } from './decide';
import { type Entry, readHistory } from './readHistory';
import { reckonHistory } from './reckonHistory';
import { reckonReplica } from './reckonReplica';
import { markerIn, type Save, statusAfter } from './saves';
import type { Site } from './site';

export interface Books {
  db: Knex;
  sites: readonly Site[];
  saves: readonly Save[];
  clients: readonly OfflineClient[];
}

/**
 * Checks the synced state and returns violations: each save confirmed to the person is on the server exactly once or
 * visible in the outbox of its device; nothing is doubled, overwritten unseen or in another account; devices and
 * server have the same rows.
 */
export async function reckon(books: Books): Promise<string[]> {
  const instances = [...new Set(books.sites.map(({ hall }) => hall.instance))];
  const wrong: string[] = [];
  for (const instance of instances) {
    const history = await readHistory(books.db, instance);
    wrong.push(
      ...(await reckonSaves(books, instance, history)),
      ...(await reckonHistory(books, instance, history)),
    );
  }
  return [...wrong, ...(await reckonReplica(books))];
}

async function reckonSaves(
  { db, sites, saves, clients }: Books,
  instance: string,
  history: readonly Entry[],
): Promise<string[]> {
  const wrong: string[] = [];
  const files = await db('files').where({ instance }).select('hash');
  const uploaded = new Set(files.map(({ hash }: { hash: string }) => hash));
  for (const entry of saves) {
    const name = `${entry.operation} ${entry.resource} ${entry.recordId} ${entry.marker}`;
    const applied = history.filter((one) => isOf(entry, one)).length;
    if (sites[entry.site]?.hall.instance !== instance) {
      if (applied > 0) wrong.push(`${name} reached another account`);
      if (entry.photo && uploaded.has(entry.photo))
        wrong.push(`the photo of ${name} reached another account`);
      continue;
    }
    const open = (clients[entry.site]?.outbox().items ?? []).filter(
      (item) => item.state !== 'confirmed' && saveOf(item, saves) === entry,
    ).length;
    if (applied > 1) wrong.push(`${name} was applied ${applied} times`);
    if (open > 1) wrong.push(`${name} is ${open} times in the outbox`);
    if (applied > 0 && open > 0) wrong.push(`${name} is on the server and still in the outbox`);
    const isDone = applied + open > 0 || isGoneAlready(entry, history);
    if (entry.told === 'saved' && !entry.isGivenUp && !isDone) wrong.push(`${name} was saved and is nowhere`);
    if (entry.told === 'failed' && applied + open > 0) wrong.push(`${name} was told as failed and is there`);
    if (entry.isGivenUp && applied > 0) wrong.push(`${name} was given up and is on the server`);
    if (applied > 0 && entry.photo && !uploaded.has(entry.photo))
      wrong.push(`the photo of ${name} is not on the server`);
  }
  return wrong;
}

function isOf(entry: Save, { recordId, operation, after, user }: Entry): boolean {
  const isSame = user !== null && recordId === entry.recordId;
  if (entry.operation === 'delete') return isSame && operation === 'delete';
  if (entry.step) return isSame && operation === 'update' && after?.status === statusAfter[entry.step];
  return after !== null && markerIn(after) === entry.marker;
}

/** Deleted by another person before: the person's aim is achieved. */
const isGoneAlready = ({ operation, recordId }: Save, history: readonly Entry[]): boolean =>
  operation === 'delete' && history.some((one) => one.recordId === recordId && one.operation === 'delete');
