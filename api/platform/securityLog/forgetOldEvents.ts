import { entities } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { asSystem } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';

const day = 24 * 60 * 60_000;
/** As long as an owner can look back; then an event goes through the bin like any row. */
const kept = 365 * day;
const atOnce = 500;

/** Deletes what is older than a year; any process may do so now and then. Answers how many went. */
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
