import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Contradiction } from '@plumbline/resources/rules/audits/suggestResult';
import { ApiError, fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { taskWords } from '../tasks';
import { contradictionWith } from './checkFinished';
import { effectsOfDeletion, type Marks, marked } from './effectsOfDeletion';
import { applyToLater, effectsOnLater, type LaterEffects } from './laterInspections';
import { checkReason, correctionOf } from './recordCorrection';

interface Change {
  before: Deficiency | null;
  /** Null: it is deleted. */
  after: Deficiency | null;
  reason: unknown;
  /** The answers for results that a deletion leaves without reason: of the inspection, and of later ones. */
  contradictedResult?: unknown;
  contradictedLater?: unknown;
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
  checkReason(reason);
  const { effects, later } = await effectsOf(call, whole, { ...change, isUninformed });
  const changed = ['deficiencies', ...('result' in effects ? ['result'] : [])];
  const row = { deficiency: id, values: before, ...(after ? {} : { isRemoved: true }) };
  const entry = { reason, changed, before: { deficiencies: row, result: whole.result } };
  const corrections = isOnRecord
    ? {}
    : { corrections: [...(whole.corrections ?? []), await correctionOf(call, entry)] };
  const patch = { ...corrections, ...effects };
  if (Object.keys(patch).length > 0) await updateRecord(system, definitions.audits, audit.id, patch);
  await applyToLater(call, later, reason);
}

async function effectsOf(
  call: TransactionCall,
  audit: Audit,
  { before, after, ...deleted }: Change & Deleted,
): Promise<{ effects: Partial<Audit>; later: LaterEffects[] }> {
  if (after) return { effects: await effectsOfLevel(call, audit, { before, after }), later: [] };
  return before ? effectsOfRemoval(call, audit, before, deleted) : { effects: {}, later: [] };
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

/** The changes of the inspection's result, its confirmation and its marks that follow from another danger level. */
async function effectsOfLevel(
  call: TransactionCall,
  audit: Audit,
  { before, after }: { before: Deficiency | null; after: Deficiency },
): Promise<Partial<Audit>> {
  if (before?.dangerLevel === after.dangerLevel) return {};
  const contradiction = await contradictionWith(call, audit, { without: after.id, and: after });
  const unaware = unconfirmedBy(call, audit, { before, after, contradiction });
  return unaware ? marked([...(audit.unawareOf ?? []), unaware]) : {};
}

interface Deleted extends Pick<Change, 'contradictedResult' | 'contradictedLater'> {
  /** Whether it was made on a device that did not know that the inspection was finished. */
  isUninformed: boolean;
}

/**
 * The effects on the inspection, and on later ones that found the deleted deficiency unchanged or worse. Refused with
 * AUDIT_CONTRADICTION without the answers what becomes of results that rested on it alone.
 */
async function effectsOfRemoval(
  call: TransactionCall,
  audit: Audit,
  deficiency: Deficiency,
  { isUninformed: isMarked, contradictedResult, contradictedLater }: Deleted,
): Promise<{ effects: Partial<Audit>; later: LaterEffects[] }> {
  const own = await effectsOfDeletion(call, audit, {
    deficiency: deficiency.id,
    answer: contradictedResult,
    isMarked,
  });
  const later = await effectsOnLater(call, deficiency, { answer: contradictedLater, isMarked });
  const undecided = [{ audit, ...own }, ...later].find(({ patch }) => patch === null);
  if (!undecided && own.patch) return { effects: own.patch, later };
  // All that is asked for, also what was answered: the person who decides again sees both.
  const asked = {
    contradictedResult: own.contradiction,
    contradictedLater: later.find(({ contradiction }) => contradiction)?.contradiction,
  };
  const names = Object.entries(asked).flatMap(([name, contradiction]) => (contradiction ? [name] : []));
  throw new ApiError(
    'AUDIT_CONTRADICTION',
    { id: undecided?.audit.id, contradiction: undecided?.contradiction },
    Object.fromEntries(names.map((name) => [name, { message: `validation.${name}` }])),
  );
}

/**
 * Checks whether a deficiency added or changed by a correction contradicts the result: refused with
 * AUDIT_CONTRADICTION online, so that the result is corrected or confirmed first. From a device it is accepted: the
 * inspection is marked until its result is corrected, and a task is created.
 */
function unconfirmedBy(
  call: TransactionCall,
  audit: Audit,
  {
    before,
    after,
    contradiction,
  }: Pick<Change, 'before'> & {
    after: Deficiency;
    contradiction: Contradiction | null;
  },
): Marks[number] | null {
  const isRedder = after.dangerLevel === 'red' && before?.dangerLevel !== 'red';
  // A confirmation does not cover deficiencies that became red later.
  if (!contradiction || (audit.confirmedContradiction === true && !isRedder)) return null;
  if (call.madeAt === undefined) fail('AUDIT_CONTRADICTION', { id: audit.id, contradiction });
  const isKnown = (audit.unawareOf ?? []).some(({ key }) => key === after.id);
  return isKnown ? null : { id: newId(), kind: 'deficiency', key: after.id };
}
