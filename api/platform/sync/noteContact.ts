import type { DeviceState } from '@plumbline/resources/rules/sync/protocol';
import type { Call } from '../../entities/call';

/** A device asks every minute; more exactly than this nobody need know when it was last there. */
const noteEvery = 5 * 60_000;

/**
 * A device of the caller asks for changes: notes that it was there and what waits on it, and answers whether somebody asks it
 * to do something. Nobody changed anything by that, so it leaves no history and no version.
 */
export async function noteContact({ db, actor, now }: Call, { id, unsent }: DeviceState): Promise<boolean> {
  const own = { id, user: actor.user, instance: actor.instance, deletedAt: null };
  const [device] = await db('devices')
    .where(own)
    .select('dateLastSeen', 'unsentCommands')
    .select(
      db.raw(
        "exists (select 1 from sentDeviceActions a where a.device = devices.id and a.deletedAt is null and a.state = 'SENT') as isCalled",
      ),
    );
  if (!device) return false;
  const isOld = device.dateLastSeen === null || now.getTime() - device.dateLastSeen.getTime() >= noteEvery;
  if (isOld || device.unsentCommands !== unsent)
    await db('devices').where(own).update({ dateLastSeen: now, unsentCommands: unsent });
  return Number(device.isCalled) === 1;
}
