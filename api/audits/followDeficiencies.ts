import { dayOf } from '@plumbline/resources/audits/dayOf';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { type FollowUp, isAnswered } from '@plumbline/resources/locks/openDeficiencies';
import { asSystem } from '../entities/call';
import type { TransactionCall } from '../entities/hooks';
import { updateRecord } from '../entities/updateRecord';
import { findTyped } from './typedRecords';

/** Brings the deficiencies that a finished inspection answered in line with its answers; older news changes nothing. */
export async function followDeficiencies(call: TransactionCall, audit: Audit): Promise<void> {
  const system = { ...asSystem(call, audit.instance), db: call.db };
  const day = dayOf(audit.dateAudited ?? call.now);
  const inspector = await nameOfInspector(call, audit.auditor);
  for (const answer of (audit.followUps ?? []).filter(isAnswered)) {
    const deficiency = await findTyped(system, 'deficiencies', answer.deficiency);
    // It may have gone meanwhile; of another piece nobody answers here.
    if (!deficiency || deficiency.equipment !== audit.equipment) continue;
    const known = deficiency.lastOutcomeOn ?? deficiency.remediedOn;
    if (known && known > day) continue;
    await updateRecord(system, definitions.deficiencies, deficiency.id, {
      ...changeBy(answer, deficiency, { day, inspector }),
      lastOutcome: answer.outcome,
      lastOutcomeOn: day,
      lastOutcomeAudit: audit.id,
    });
  }
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
      remediedBy: deficiency.remediedBy ?? inspector,
      remedy: comment || deficiency.remedy,
      remedyPhotos: photos?.length ? photos : deficiency.remedyPhotos,
    };
  const isReopened = deficiency.status === 'COMPLETED';
  return {
    ...(isReopened ? { status: 'OPEN' as const } : {}),
    ...(outcome === 'WORSE' && dangerLevel ? { dangerLevel } : {}),
  };
}

async function nameOfInspector({ db }: TransactionCall, contact: string | null): Promise<string | null> {
  const row = contact
    ? await db('contacts').where({ id: contact }).first('firstName', 'lastName')
    : undefined;
  return [row?.firstName, row?.lastName].filter(Boolean).join(' ') || null;
}
