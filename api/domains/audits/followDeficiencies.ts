import { isDeepStrictEqual } from 'node:util';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { dangerLevel as dangerLevels } from '@plumbline/resources/language/choices/choices';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { isFoundLater } from '@plumbline/resources/rules/locks/earlierDeficiencies';
import { type FollowUp, isAnswered, isDecidedAnew } from '@plumbline/resources/rules/locks/openDeficiencies';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { inspectionsOf } from './earlierDeficiencies';

/**
 * Applies the answers of a finished inspection to earlier deficiencies. An answer older than the finding of another
 * inspection, or given without knowing a change, has no effect; for a correction only corrected answers count.
 */
export async function followDeficiencies(call: TransactionCall, before: Audit, audit: Audit): Promise<void> {
  const system = { ...asSystem(call, audit.instance), db: call.db };
  const day = dayOf(audit.dateAudited ?? call.now);
  const inspector = await nameOfInspector(call, audit.auditor);
  const unseen = new Set((audit.unawareOf ?? []).map(({ key }) => key));
  for (const answer of answersToFollow(before, audit)) {
    const deficiency = await findTyped(system, 'deficiencies', answer.deficiency);
    // It may have been deleted; deficiencies of other equipment are ignored.
    if (!deficiency || deficiency.equipment !== audit.equipment) continue;
    // An answer that the correction does not change affects only what this inspection decided.
    const isAnew = !before.isFinished || isDecidedAnew(before.followUps, answer);
    if (!isAnew && deficiency.lastOutcomeAudit !== audit.id) continue;
    if (await isOutdated(call, audit, deficiency)) continue;
    if (before.isFinished && (await isOfLaterInspection(call, before, deficiency))) continue;
    // For deficiencies changed in the meantime, the answer applies only if it is more severe.
    if (unseen.has(deficiency.id) && !isGraver(answer, deficiency)) continue;
    await updateRecord(system, definitions.deficiencies, deficiency.id, {
      ...changeBy(answer, deficiency, { day, inspector }),
      lastOutcome: answer.outcome,
      lastOutcomeOn: day,
      lastOutcomeAudit: audit.id,
    });
  }
}

function answersToFollow(before: Audit, audit: Audit): FollowUp[] {
  const answers = (audit.followUps ?? []).filter(isAnswered);
  const isSame = (answer: FollowUp) =>
    (before.followUps ?? []).some((one) => isDeepStrictEqual(one, answer)) &&
    before.dateAudited === audit.dateAudited;
  return before.isFinished ? answers.filter((answer) => !isSame(answer)) : answers;
}

const isGraver = (
  { outcome, dangerLevel }: Pick<FollowUp, 'outcome' | 'dangerLevel'>,
  deficiency: Deficiency,
): boolean =>
  outcome === 'WORSE' &&
  Boolean(dangerLevel) &&
  dangerLevels.values.indexOf(dangerLevel ?? 'green') > dangerLevels.values.indexOf(deficiency.dangerLevel);

async function isOutdated(call: TransactionCall, audit: Audit, deficiency: Deficiency): Promise<boolean> {
  const { lastOutcomeAudit, lastOutcomeOn, remediedOn } = deficiency;
  const other =
    lastOutcomeAudit && lastOutcomeAudit !== audit.id
      ? await findTyped(asSystem(call, audit.instance), 'audits', lastOutcomeAudit)
      : undefined;
  const own = audit.dateAudited ?? call.now.toISOString();
  if (other?.dateAudited) return Date.parse(other.dateAudited) > Date.parse(own);
  const known = lastOutcomeOn ?? remediedOn;
  return known !== null && known > dayOf(own);
}

/** A correction decides nothing about what was found only after the inspection. */
async function isOfLaterInspection(
  call: TransactionCall,
  before: Audit,
  deficiency: Deficiency,
): Promise<boolean> {
  if (deficiency.lastOutcomeAudit === before.id) return false;
  return isFoundLater(before, deficiency, await inspectionsOf(call, before, [deficiency.audit]));
}

function changeBy(
  { outcome, dangerLevel, comment, photos }: FollowUp,
  deficiency: Deficiency,
  { day, inspector }: { day: string; inspector: string | null },
): Partial<Deficiency> {
  if (outcome === 'REMEDIED')
    return {
      status: 'COMPLETED',
      remediedOn: day,
      remediedBy: inspector ?? deficiency.remediedBy,
      remedy: comment || deficiency.remedy,
      remedyPhotos: photos?.length ? photos : deficiency.remedyPhotos,
    };
  const isReopened = deficiency.status === 'COMPLETED';
  return {
    ...(isReopened ? { status: 'OPEN' as const } : {}),
    ...(outcome === 'WORSE' && dangerLevel && isGraver({ outcome, dangerLevel }, deficiency)
      ? { dangerLevel }
      : {}),
  };
}

async function nameOfInspector({ db }: TransactionCall, contact: string | null): Promise<string | null> {
  const row = contact
    ? await db('contacts').where({ id: contact }).first('firstName', 'lastName')
    : undefined;
  return [row?.firstName, row?.lastName].filter(Boolean).join(' ') || null;
}
