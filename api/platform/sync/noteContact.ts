import type { DeviceState } from '@plumbline/resources/rules/sync/protocol';
import type { Call } from '../../entities/call';

/** Devices pull every minute; their last contact is stored at most every 5 minutes (milliseconds). */
const noteEvery = 5 * 60_000;

/**
 * Records a device's last contact and its number of unsent commands, and returns whether an action was sent to it. No
 * change by a person, so without history and version.
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
