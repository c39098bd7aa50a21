import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { dayOf, type Interval, nextAuditDate } from '@plumbline/resources/rules/audits/index';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import { listTyped, type Typed, typed } from '../../entities/typedRecords';
import { addEquipments } from './changeEquipments';
import { checkPlanningEligibility } from './checkPlanningEligibility';
import { recountPlanning } from './recountPlanning';

type Planning = Typed<'auditPlannings'>;

/** The appointment that repeats another one, with its number of inspections. */
export interface NextPlanning {
  id: string;
  datePlanned: string;
  count: number;
}

/**
 * Plans the next appointment of a series: the inspected equipment that can be planned, after the interval, with the same
 * people. Null if the planning does not repeat or nothing can be planned, for example because all is planned elsewhere.
 */
export async function planNext(
  call: TransactionCall,
  planning: Planning,
  audits: readonly Audit[],
): Promise<NextPlanning | null> {
  const { repeatEvery, repeatUnit } = planning;
  if (!repeatEvery || !repeatUnit) return null;
  const ids = audits.flatMap(({ isFinished, equipment }) => (isFinished && equipment ? [equipment] : []));
  if (ids.length === 0) return null;
  const present = await listTyped(call, 'equipments', { filter: { id: ids, isArchived: false } });
  const { owner, location, type, auditor } = planning;
  const checked = await checkPlanningEligibility(call, { id: null, owner, location, type, auditor }, present);
  // Equipment of other places was confirmed when it was planned with the rest.
  const able = checked.filter(({ obstacle }) => obstacle === null || obstacle === 'OTHER_LOCATION');
  if (able.length === 0) return null;
  const draft = draftAfter(planning, { interval: repeatEvery, unit: repeatUnit }, dayOf(call.now));
  const next = typed('auditPlannings', await createRecord(call, definitions.auditPlannings, draft));
  await addEquipments(call, next, {
    equipments: able.map(({ equipment }) => equipment.id),
    confirmedOtherLocation: true,
  });
  await recountPlanning(call, next.id);
  return { id: next.id, datePlanned: next.datePlanned, count: able.length };
}

/** The same appointment on the first day of the series after today, as long as it was, with preparations to be done anew. */
function draftAfter(planning: Planning, interval: Interval, today: string) {
  const { datePlanned, dateUntil, preparations } = planning;
  let day = nextAuditDate(datePlanned, interval);
  while (day <= today) day = nextAuditDate(day, interval);
  const length = dateUntil ? Date.parse(dateUntil) - Date.parse(datePlanned) : null;
  const last = length === null ? null : new Date(Date.parse(day) + length).toISOString().slice(0, 10);
  return {
    title: planning.title,
    owner: planning.owner,
    location: planning.location,
    auditor: planning.auditor,
    contact: planning.contact,
    confirmsByMail: planning.confirmsByMail,
    datePlanned: day,
    dateUntil: last,
    type: planning.type,
    repeatEvery: planning.repeatEvery,
    repeatUnit: planning.repeatUnit,
    previous: planning.id,
    comment: planning.comment,
    preparations: (preparations ?? []).map(({ name }) => ({ id: newId(), name, isDone: false })),
  };
}

/** The appointment that was planned when this one was finished. */
export async function findNext(call: TransactionCall, id: string): Promise<NextPlanning | null> {
  const [next] = await listTyped(call, 'auditPlannings', { filter: { previous: id } });
  return next ? { id: next.id, datePlanned: next.datePlanned, count: next.plannedCount ?? 0 } : null;
}
