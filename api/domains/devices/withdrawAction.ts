import { isSettled } from '@plumbline/resources/rules/devices/deviceActions';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { holdAccount } from '../../entities/changeNumber';
import { getTyped } from '../../entities/typedRecords';
import { giveUp } from './openActions';

/** Withdraws an action the device has not carried out yet. */
export async function withdrawAction(call: Call, id: string): Promise<Record<never, never>> {
  await inTransaction(call, async (inner) => {
    await holdAccount(inner.db, inner.actor.instance);
    const { state } = await getTyped(inner, 'sentDeviceActions', id);
    if (state === null || isSettled(state)) return fail('DEVICE_ACTION_SETTLED');
    return giveUp({ ...asSystem(inner, inner.actor.instance), db: inner.db }, id, 'WITHDRAWN');
  });
  return {};
}
