import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { taskWords } from '../tasks';
import { contradictionWith } from './checkFinished';
import { correctionOf } from './recordCorrection';

interface Change {
  before: Deficiency | null;
  /** Null: it is deleted. */
  after: Deficiency | null;
  reason: unknown;
}

/** Added, changed and removed deficiencies of a finished inspection are recorded as its corrections. */
export async function correctByDeficiency(
  call: TransactionCall,
  audit: Audit,
  change: Change,
): Promise<void> {
  const { before, after } = change;
  const id = (after ?? before)?.id;
  const system = { ...asSystem(call, audit.instance), db: call.db };
  const whole = await findTyped(system, 'audits', audit.id);
  if (!whole || !id) return;
  const isUninformed = isAdditionOfUninformed(call, before) || isChangeOfUninformed(call, whole, id);
  // The entry of the addition stands for what the same device changed in it before it was sent.
  const isOnRecord = isUninformed && before !== null && after !== null && !change.reason;
  const reason = change.reason || (isUninformed ? uninformedReason(call) : null);
  const row = { deficiency: id, values: before, ...(after ? {} : { isRemoved: true }) };
  const entry = { reason, changed: ['deficiencies'], before: { deficiencies: row } };
  const corrections = isOnRecord
    ? {}
    : { corrections: [...(whole.corrections ?? []), await correctionOf(call, entry)] };
  const patch = { ...corrections, ...(await marksAfter(call, whole, change)) };
  if (Object.keys(patch).length > 0) await updateRecord(system, definitions.audits, audit.id, patch);
}

/**
 * A device that records a deficiency and gives no reason did not know that a colleague had finished the inspection. It
 * must not be lost: it counts like any other, and the inspection must be settled if it contradicts the result.
 */
const isAdditionOfUninformed = (call: TransactionCall, before: Deficiency | null): boolean =>
  before === null && call.madeAt !== undefined;

/**
 * What the same device changed in such a deficiency before it heard of it was decided without that knowledge as well,
 * unless somebody has corrected it since.
 */
function isChangeOfUninformed(call: TransactionCall, audit: Audit, id: string): boolean {
  if (!call.followsUnheard) return false;
  const last = (audit.corrections ?? []).map(recordedDeficiency).findLast((one) => one?.deficiency === id);
  return last !== undefined && last.values === null;
}

function recordedDeficiency({ before }: NonNullable<Audit['corrections']>[number]): Row | undefined {
  try {
    return JSON.parse(before ?? '{}').deficiencies;
  } catch {
    // A record truncated at the maximum length.
    return undefined;
  }
}

const uninformedReason = (call: TransactionCall): string =>
  taskWords(call.actor.language, 'foundOffline', { name: '' });

async function marksAfter(
  call: TransactionCall,
  audit: Audit,
  { before, after }: Change,
): Promise<Partial<Audit>> {
  const marks = audit.unawareOf ?? [];
  if (!after) {
    // What is gone contradicts no more.
    const left = marks.filter(({ key }) => key !== before?.id);
    if (left.length === marks.length) return {};
    return { isUnaware: left.length > 0, unawareOf: left.length > 0 ? left : null };
  }
  if (before?.dangerLevel === after.dangerLevel) return {};
  const unaware = await unconfirmedBy(call, audit, after, before);
  return unaware ? { isUnaware: true, unawareOf: [...marks, unaware] } : {};
}

/**
 * Checks whether a deficiency added or changed by a correction contradicts the result: refused with
 * AUDIT_CONTRADICTION online, so that the result is corrected or confirmed first. From a device it is accepted: the
 * inspection is marked until its result is corrected, and a task is created.
 */
async function unconfirmedBy(
  call: TransactionCall,
  audit: Audit,
  deficiency: Deficiency,
  before: Deficiency | null,
): Promise<NonNullable<Audit['unawareOf']>[number] | null> {
  const contradiction = await contradictionWith(call, audit, deficiency);
  const isRedder = deficiency.dangerLevel === 'red' && before?.dangerLevel !== 'red';
  // A confirmation does not cover deficiencies that became red later.
  if (!contradiction || (audit.confirmedContradiction === true && !isRedder)) return null;
  if (call.madeAt === undefined) fail('AUDIT_CONTRADICTION', { id: audit.id, contradiction });
  const isKnown = (audit.unawareOf ?? []).some(({ key }) => key === deficiency.id);
  return isKnown ? null : { id: newId(), kind: 'deficiency', key: deficiency.id };
}
