import { definitions } from '@plumbline/resources/entities/index';
import { deviceActionFailure } from '@plumbline/resources/language/choices/choices';
import { isId } from '@plumbline/resources/language/ids';
import {
  type DeviceActionFailure,
  type DeviceOutcome,
  isSettled,
  OUTCOMES_AT_ONCE,
} from '@plumbline/resources/rules/devices/deviceActions';
import { fail } from '../../base/errors/errors';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

const { sentDeviceActions } = definitions;

/** What a device says became of its actions, in the right form, or BAD_REQUEST. */
export function outcomesIn(sent: unknown): DeviceOutcome[] {
  if (sent === undefined || sent === null) return [];
  if (!Array.isArray(sent) || sent.length > OUTCOMES_AT_ONCE || !sent.every(isOutcome))
    return fail('BAD_REQUEST', { field: 'outcomes' });
  return sent;
}

function isOutcome(value: unknown): value is DeviceOutcome {
  if (typeof value !== 'object' || value === null) return false;
  const { id, state, failure, note } = value as Partial<Record<keyof DeviceOutcome, unknown>>; // all still unknown
  return (
    isId(id) &&
    (state === 'RECEIVED' || state === 'DONE' || state === 'FAILED') &&
    (failure === undefined ||
      failure === null ||
      deviceActionFailure.values.some((known) => known === failure)) &&
    (note === undefined || note === null || typeof note === 'string')
  );
}

/** Stores the reported states. A repeated report, or one about an action of another device, changes nothing. */
export async function settleActions(
  system: TransactionCall,
  device: string,
  outcomes: readonly DeviceOutcome[],
): Promise<void> {
  const at = system.now.toISOString();
  for (const { id, state, failure, note } of outcomes) {
    const action = await findTyped(system, 'sentDeviceActions', id);
    if (action?.device !== device || !isNews(action.state, state, action.failure)) continue;
    await updateRecord(system, sentDeviceActions, id, {
      state,
      failure: state === 'FAILED' ? (failure ?? 'UNEXPECTED') : null,
      note: note?.slice(0, 100) ?? null,
      dateReceived: action.dateReceived ?? at,
      dateSettled: isSettled(state) ? at : null,
    });
  }
}

/** What was done is done, also where nobody waited for it any more: the device did it before it could hear that. */
function isNews(
  before: DeviceOutcome['state'] | 'SENT' | null,
  state: DeviceOutcome['state'],
  failure: DeviceActionFailure | null,
): boolean {
  if (before === 'SENT') return true;
  if (before === 'RECEIVED') return state !== 'RECEIVED';
  return before === 'FAILED' && state === 'DONE' && (failure === 'EXPIRED' || failure === 'WITHDRAWN');
}
