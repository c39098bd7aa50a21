import { definitions } from '@plumbline/resources/entities/index';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { holdAccount } from '../../entities/changeNumber';
import { getTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { giveUp, waitingActions } from './openActions';

/**
 * Only the user of a device allows remote maintenance, not even the account's administrators, since it interrupts the
 * user's work.
 */
export async function allowMaintenance(
  call: Call,
  id: string,
  isAllowed: boolean,
): Promise<Record<never, never>> {
  await inTransaction(call, async (inner) => {
    const { instance, user, mirroring } = inner.actor;
    await holdAccount(inner.db, instance);
    const device = await getTyped(inner, 'devices', id);
    if (mirroring || device.instance !== instance || device.user !== user)
      return fail('NOT_THE_DEVICES_USER');
    const system = { ...asSystem(inner, instance), db: inner.db };
    await updateRecord(system, definitions.devices, id, { isRemoteMaintenanceAllowed: isAllowed });
    if (!isAllowed)
      for (const action of await waitingActions(system, id)) await giveUp(system, action.id, 'NOT_ALLOWED');
    return undefined;
  });
  return {};
}
