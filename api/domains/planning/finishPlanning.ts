import type { finishPlanning as contract } from '@plumbline/resources/commands/planning';
import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { isOpenInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import type { TransactionCall } from '../../entities/hooks';
import { getTyped, listTyped, type Typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { lockPlanning } from './lockOpenPlanning';
import { findNext, type NextPlanning, planNext } from './planNext';
import { recountPlanning } from './recountPlanning';

export interface FinishedPlanning {
  planning: Typed<'auditPlannings'>;
  /** Equipment found to be scrap that can be archived now. */
  scrapped: { id: string; identNumber: string }[];
  /** The appointment that repeats it. */
  next: NextPlanning | null;
}

/**
 * Finishes a planning. Open inspections need a decision (PLANNING_OPEN_AUDITS): removed, or kept as missed with the
 * equipment marked as not traceable. PLANNING_BEYOND_RIGHTS if some are outside the user's rights. A repeated call has
 * no effect. A planning that repeats is followed by the next one.
 */
export async function finishPlanning(
  call: Call,
  id: string,
  { openAudits }: InputOf<typeof contract>,
): Promise<FinishedPlanning> {
  return inTransaction(call, async (inner) => {
    const planning = await lockPlanning(inner, id);
    const system = { ...asSystem(inner, planning.instance), db: inner.db };
    const audits = await listTyped(system, 'audits', { filter: { planning: id } });
    const scrapped = await scrapAmong(system, audits);
    if (planning.state === 'finished') return { planning, scrapped, next: await findNext(system, id) };
    const open = audits.filter(isOpenInspection);
    await refuseUnseen(inner, id, open);
    if (open.length > 0 && !openAudits) await askAboutOpen(system, open);
    for (const audit of open) {
      if (openAudits === 'remove') await deleteRecord(system, definitions.audits, audit.id);
      else await markMissed(system, audit);
    }
    await recountPlanning(inner, id);
    await updateRecord(system, definitions.auditPlannings, id, {
      state: 'finished',
      dateFinished: call.now.toISOString(),
    });
    const next = await planNext(system, planning, audits);
    return { planning: await getTyped(system, 'auditPlannings', id), scrapped, next };
  });
}

async function refuseUnseen(call: Call, planning: string, open: readonly Audit[]): Promise<void> {
  const seen = new Set((await listTyped(call, 'audits', { filter: { planning } })).map(({ id }) => id));
  const count = open.filter(({ id }) => !seen.has(id)).length;
  if (count > 0) fail('PLANNING_BEYOND_RIGHTS', { count });
}

async function askAboutOpen(system: Call, open: readonly Audit[]): Promise<never> {
  const started = open.filter((audit) => audit.dateStarted !== null).length;
  const shown = await listTyped(system, 'equipments', {
    filter: { id: open.slice(0, 20).map((audit) => String(audit.equipment)) },
  });
  const equipments = shown.map(({ id, identNumber, place }) => ({ id, identNumber, place }));
  return fail('PLANNING_OPEN_AUDITS', { count: open.length, started, equipments });
}

async function markMissed(system: TransactionCall, audit: Audit): Promise<void> {
  await updateRecord(system, definitions.audits, audit.id, { isMissed: true });
  if (!audit.equipment) return;
  await updateRecord(system, definitions.equipments, audit.equipment, {
    isTraceable: false,
  });
}

export async function scrapAmong(
  system: Call,
  audits: readonly Audit[],
): Promise<FinishedPlanning['scrapped']> {
  const ids = audits.flatMap((audit) =>
    audit.result === 'SCRAP' && audit.isFinished && audit.equipment ? [audit.equipment] : [],
  );
  const equipments = await listTyped(system, 'equipments', { filter: { id: ids, isArchived: false } });
  return equipments
    .filter((equipment) => equipment.isScrapped)
    .map(({ id, identNumber }) => ({ id, identNumber }));
}
