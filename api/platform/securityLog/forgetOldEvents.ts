import { entities } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { asSystem } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';

const day = 24 * 60 * 60_000;
/** Milliseconds an event is kept for the owner; then it is deleted and passes through the bin like any row. */
const kept = 365 * day;
const atOnce = 500;

/** Deletes events older than a year; idempotent, any process may call it. Returns the number deleted. */
export async function forgetOldEvents(db: Knex, now: Date): Promise<number> {
  const old: { id: string; instance: string }[] = await db('securityEvents')
    .where('happenedAt', '<', new Date(now.getTime() - kept))
    .where({ deletedAt: null })
    .limit(atOnce)
    .select('id', 'instance');
  for (const { id, instance } of old)
    await deleteRecord(
      { ...asSystem({ db, now }, instance), reachesTerminated: true },
      entities.securityEvents,
      id,
    );
  return old.length;
}
