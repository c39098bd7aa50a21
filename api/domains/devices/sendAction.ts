import type { sendDeviceAction as contract } from '@plumbline/resources/commands/devices';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { expiryOf, ORDERS_WAITING } from '@plumbline/resources/rules/devices/deviceActions';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { lockRow } from '../../entities/updateRecord';
import { waitingActions } from './openActions';

const { devices, sentDeviceActions } = definitions;

/** Sends an action to a device, which gets it at its next contact. */
export async function sendAction(
  call: Call,
  id: string,
  { action, message = '' }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const words = message.trim();
  if (action === 'message' && words === '') failFields({ message: { message: 'validation.required' } });
  return inTransaction(call, async (inner) => {
    // Locked, so that the permission is not withdrawn and the same action not sent twice at the same time.
    const device = await lockRow(inner, devices, id, 'update');
    if (device.isRemoteMaintenanceAllowed !== true) return fail('REMOTE_MAINTENANCE_OFF');
    await refuseSwitchedOff(inner, action);
    const instance = String(device.instance);
    const system = { ...asSystem(inner, instance), db: inner.db };
    const waiting = await waitingActions(system, id);
    if (action !== 'message' && waiting.some((one) => one.action === action))
      return fail('DEVICE_ACTION_WAITS');
    if (waiting.length >= ORDERS_WAITING) return fail('TOO_MANY_REQUESTS', { seconds: 24 * 60 * 60 });
    const { actor, now } = inner;
    const row = await createRecord(system, sentDeviceActions, {
      id: newId(now.getTime()),
      device: id,
      user: device.user,
      action,
      message: action === 'message' ? words : null,
      state: 'SENT',
      sentBy: actor.mirroring ? null : actor.contact,
      senderUser: actor.user,
      isBySupport: actor.mirroring !== undefined,
      dateSent: now.toISOString(),
      dateExpires: expiryOf(action, now).toISOString(),
    });
    return { id: String(row.id) };
  });
}

/** The provider may have disabled the action. */
async function refuseSwitchedOff({ db }: Call, key: string): Promise<void> {
  const isOff = await db('deviceActions')
    .where({ instance: CATALOGUE_ID, key, isActive: false, deletedAt: null })
    .first('id');
  if (isOff) fail('DEVICE_ACTION_OFF');
}
