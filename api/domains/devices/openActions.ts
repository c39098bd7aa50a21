import { definitions } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { DeviceActionFailure, DeviceOrder } from '@plumbline/resources/rules/devices/deviceActions';
import type { Call } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { listTyped, type Typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { actorIn } from '../../platform/auth/actors/actorIn';
import { findPerson, type Person } from '../../platform/auth/actors/findPerson';
import { isProviderStaff } from '../../platform/auth/mirroring/mirroredAccount';

const { devices, sentDeviceActions } = definitions;
type Action = Typed<'sentDeviceActions'>;

/** Open actions of a device. */
export const waitingActions = (system: Call, device: string): Promise<Action[]> =>
  listTyped(system, 'sentDeviceActions', {
    filter: { device, state: ['SENT', 'RECEIVED'] },
    sort: { field: 'dateSent', order: 'ASC' },
  });

/**
 * The actions for a device now. Permission is checked again: after sending, the user may have withdrawn it, the sender
 * may have lost the right, or the time may be over.
 */
export async function openActions(
  system: TransactionCall,
  device: { id: string; isAllowed: boolean },
): Promise<DeviceOrder[]> {
  const orders: DeviceOrder[] = [];
  for (const action of await waitingActions(system, device.id)) {
    const sender = await findPerson(system.db, action.senderUser ?? '');
    const failure = await hindrance(system, { action, isAllowed: device.isAllowed, sender });
    if (failure) await giveUp(system, action.id, failure);
    else
      orders.push({
        id: action.id,
        action: action.action ?? 'message',
        message: action.message,
        sender: action.isBySupport ? '' : (sender?.name ?? ''),
        dateSent: action.dateSent ?? '',
        dateExpires: action.dateExpires ?? '',
      });
  }
  return orders;
}

export const giveUp = (system: Call, id: string, failure: DeviceActionFailure): Promise<unknown> =>
  updateRecord(system, sentDeviceActions, id, {
    state: 'FAILED',
    failure,
    dateSettled: system.now.toISOString(),
  });

interface Asked {
  action: Action;
  isAllowed: boolean;
  sender: Person | null;
}

async function hindrance(
  { db, now, actor }: TransactionCall,
  { action, isAllowed, sender }: Asked,
): Promise<DeviceActionFailure | null> {
  if (!isAllowed) return 'NOT_ALLOWED';
  if (new Date(action.dateExpires ?? 0) <= now) return 'EXPIRED';
  if (!sender) return 'SENDER_NOT_ALLOWED';
  if (action.isBySupport) {
    const account = await db('instances').where({ id: actor.instance }).first('supportMayWriteUntil');
    const isLetIn = account?.supportMayWriteUntil !== null && account?.supportMayWriteUntil > now;
    return isLetIn && isProviderStaff(sender) ? null : 'SENDER_NOT_ALLOWED';
  }
  const account = sender.accounts.find(({ contact }) => contact !== null && contact === action.sentBy);
  const mayStill =
    account?.instance === actor.instance && mayEver(devices, 'update', await actorIn(db, sender, account));
  return mayStill ? null : 'SENDER_NOT_ALLOWED';
}
