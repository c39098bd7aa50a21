import type { Knex } from 'knex';
import { asSystem } from '../../entities/call';
import { giveUp } from './openActions';

export const lookAfterDevicesKind = 'lookAfterDevices';
const atOnce = 500;

/**
 * Hourly: expires actions that no device fetched in time, and marks devices running another app version than the
 * server's as outdated. The mark is no user's change, so it creates no history and no version.
 */
export async function lookAfterDevices(db: Knex, now: Date, version: string | null): Promise<void> {
  const late: { id: string; instance: string }[] = await db('sentDeviceActions')
    .whereIn('state', ['SENT', 'RECEIVED'])
    .where({ deletedAt: null })
    .where('dateExpires', '<=', now)
    .limit(atOnce)
    .select('id', 'instance');
  for (const { id, instance } of late) await giveUp(asSystem({ db, now }, instance), id, 'EXPIRED');
  if (version !== null)
    await db('devices')
      .where({ isAppOutdated: false, deletedAt: null })
      .where('appVersion', '<>', version)
      .update({ isAppOutdated: true });
}
