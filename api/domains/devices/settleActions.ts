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

/** Validates the results of actions reported by a device, or throws BAD_REQUEST. */
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

/** Stores the reported states. Repeated reports, and those about actions of another device, have no effect. */
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

/** A completed action counts as done, even if it was withdrawn or expired: the device acted before it could know. */
function isNews(
  before: DeviceOutcome['state'] | 'SENT' | null,
  state: DeviceOutcome['state'],
  failure: DeviceActionFailure | null,
): boolean {
  if (before === 'SENT') return true;
  if (before === 'RECEIVED') return state !== 'RECEIVED';
  return before === 'FAILED' && state === 'DONE' && (failure === 'EXPIRED' || failure === 'WITHDRAWN');
}
