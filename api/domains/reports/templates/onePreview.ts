import { EventEmitter, once } from 'node:events';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { fail } from '../../../base/errors/errors';
import { endOfLease, whileRenewing } from '../../../platform/jobs';

/**
 * Runs one preview at a time per account, whatever number of processes there is, so that previews leave workers to the
 * reports of others. Of several waiting ones only the latest runs; the others are refused with PREVIEW_REPLACED. A
 * killed process holds the others back no longer than its lease.
 */
export async function onePreview<T>(db: Knex, instance: string, work: () => Promise<T>): Promise<T> {
  const turn = { db, instance, id: newId() };
  await announce(turn);
  while (!(await take(turn))) {
    if (!(await isNext(turn))) fail('PREVIEW_REPLACED');
    await changeOf(instance);
  }
  // An end that the database does not take is made up for by that of the lease.
  return whileRenewing(() => renew(turn), work).finally(() => end(turn).catch(() => {}));
}

interface Turn {
  db: Knex;
  instance: string;
  id: string;
}

/** The latest one to announce itself is the next. */
async function announce({ db, instance, id: next }: Turn): Promise<void> {
  await db('previewTurns').insert({ instance, next }).onConflict('instance').merge(['next']);
  changes.emit(instance);
}

/** A single statement, so that two processes, even on two nodes of a cluster, never take the same turn. */
async function take({ db, instance, id }: Turn): Promise<boolean> {
  const taken = await db('previewTurns')
    .where({ instance, next: id })
    .where((free) => free.whereNull('holder').orWhere('lease', '<', db.raw('now(3)')))
    .update({ holder: id, lease: endOfLease(db), next: null });
  return taken === 1;
}

async function isNext({ db, instance, id }: Turn): Promise<boolean> {
  return (await db('previewTurns').where({ instance, next: id }).first('instance')) !== undefined;
}

const renew = ({ db, instance, id: holder }: Turn) =>
  db('previewTurns')
    .where({ instance, holder })
    .update({ lease: endOfLease(db) });

/** Without effect if another one took over after the lease had ended. */
async function end({ db, instance, id: holder }: Turn): Promise<void> {
  await db('previewTurns').where({ instance, holder }).update({ holder: null, lease: null });
  changes.emit(instance);
}

/** Says by account that a turn of it has changed in this process. */
const changes = new EventEmitter();
// All waiting previews of an account hear it.
changes.setMaxListeners(0);

/** Milliseconds after which a waiting preview looks again, as other processes say nothing. */
const lookAgain = 250;

/** Resolves after a change of the account's turns in this process, or when it is time to look again. */
const changeOf = (instance: string): Promise<unknown> =>
  once(changes, instance, { signal: AbortSignal.timeout(lookAgain) }).catch(() => {});
