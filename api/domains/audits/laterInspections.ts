import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { type DeletionEffects, effectsOfDeletion } from './effectsOfDeletion';
import { correctedFields, correctionOf } from './recordCorrection';

export type LaterEffects = DeletionEffects & { audit: Audit };
interface Decision {
  answer: unknown;
  /** Nobody is asked: the inspections are marked until they are settled. */
  isMarked: boolean;
}

/** What the deletion of a deficiency does to finished inspections that found it unchanged or worse. */
export async function effectsOnLater(
  call: TransactionCall,
  deficiency: Deficiency,
  { answer, isMarked }: Decision,
): Promise<LaterEffects[]> {
  const effects: LaterEffects[] = [];
  for (const audit of await leavingOpen(call, deficiency)) {
    const mayDecide = await findRecord(call, definitions.audits, audit.id, { operation: 'update' });
    const decision = mayDecide ? { answer, isMarked } : { answer: null, isMarked: true };
    const ofAudit = await effectsOfDeletion(call, audit, { deficiency: deficiency.id, ...decision });
    effects.push({ audit, ...ofAudit });
  }
  return effects;
}

/** Carries the effects out; a decision stands in the corrections of the inspection with the reason of the deletion. */
export async function applyToLater(
  call: TransactionCall,
  effects: readonly LaterEffects[],
  reason: unknown,
): Promise<void> {
  for (const { audit, patch, contradiction } of effects) {
    if (!patch || Object.keys(patch).length === 0) continue;
    const corrected = correctedFields({ ...audit }, { ...audit, ...patch });
    const changed = corrected.length > 0 ? corrected : ['confirmedContradiction'];
    const corrections = contradiction
      ? [...(audit.corrections ?? []), await correctionOf(call, { reason, changed, before: { ...audit } })]
      : audit.corrections;
    const system = { ...asSystem(call, audit.instance), db: call.db };
    await updateRecord(system, definitions.audits, audit.id, { ...patch, corrections });
  }
}

/** The same where nobody is asked: the deficiency goes with its open inspection, or a corrected answer hides it. */
export const markLater = async (call: TransactionCall, deficiency: Deficiency): Promise<void> =>
  applyToLater(call, await effectsOnLater(call, deficiency, { answer: null, isMarked: true }), null);

async function leavingOpen(
  call: TransactionCall,
  { id, audit: found, equipment, instance }: Deficiency,
): Promise<Audit[]> {
  if (!equipment) return [];
  const naming: string[] = await call
    .db('audits')
    .where({ instance, equipment, isFinished: 1, deletedAt: null })
    .whereNot({ id: found })
    .whereRaw("json_search(followUps, 'one', ?, null, '$[*].deficiency') is not null", [id])
    .orderBy('id')
    .pluck('id');
  const system = { ...asSystem(call, instance), db: call.db };
  const audits = await Promise.all(naming.map((one) => findTyped(system, 'audits', one)));
  const leavesOpen = ({ followUps }: Audit) =>
    (followUps ?? []).some(({ deficiency, outcome }) => deficiency === id && outcome !== 'REMEDIED');
  return audits.filter((one) => one !== undefined).filter(leavesOpen);
}
