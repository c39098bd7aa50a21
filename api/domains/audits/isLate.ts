import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';

/** Whether an inspection is finished after its due date; null if the equipment was never inspected before. */
export async function isLate(
  call: Call,
  { instance, equipment, dateAudited }: Audit,
  checklist: Pick<Checklist, 'regulation'> | undefined,
): Promise<boolean | null> {
  if (!equipment || !checklist?.regulation || !dateAudited) return null;
  const duty: Row | undefined = await call
    .db('inspectionDuties')
    .where({ instance, equipment, regulation: checklist.regulation, deletedAt: null })
    .whereNotNull('lastDate')
    .first('nextDate');
  return duty?.nextDate ? dayOf(dateAudited) > String(duty.nextDate) : null;
}
