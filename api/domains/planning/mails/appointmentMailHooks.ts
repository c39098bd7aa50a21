import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { EntityHooks, TransactionCall } from '../../../entities/hooks';
import { typed } from '../../../entities/typedRecords';
import { enqueue } from '../../../platform/jobs/jobs';

export const appointmentMailKind = 'appointmentMail';
export type AppointmentNews = 'planned' | 'moved' | 'cancelled';
/** The appointment as it was when the mail was queued. */
export interface QueuedNews {
  news: AppointmentNews;
  contact: string;
  datePlanned: string;
  dateUntil: string | null;
  sequence: number;
}

/** What the contact is told of; the inspector is named in the mail. */
const told = ['datePlanned', 'dateUntil', 'location', 'auditor', 'type'] as const;

/** Queues mails to the contact of an appointment, as long as it confirms by mail and is not over. */
export const appointmentMailHooks: EntityHooks = {
  async afterWrite({ call, operation, before: rowBefore, after: rowAfter }) {
    const before = rowBefore && operation !== 'restore' ? typed('auditPlannings', rowBefore) : null;
    const after = rowAfter && typed('auditPlannings', rowAfter);
    if (after?.state === 'finished') return;
    const was = reader(before);
    const is = reader(after);
    if (before && was && (!after || (after.contact !== was && after.confirmsByMail)))
      await queue(call, before, { news: 'cancelled', contact: was, version: before.version + 1 });
    if (!after || !is) return;
    if (!before || was !== is)
      return queue(call, after, { news: 'planned', contact: is, version: after.version });
    if (told.some((name) => before[name] !== after[name]))
      await queue(call, after, { news: 'moved', contact: is, version: after.version });
  },
};

/** The contact who gets mails about an appointment. */
const reader = (planning: AuditPlanning | null): string | null =>
  planning?.confirmsByMail && planning.state !== 'finished' ? planning.contact : null;

async function queue(
  call: TransactionCall,
  { id, instance, datePlanned, dateUntil }: AuditPlanning,
  { news, contact, version }: { news: AppointmentNews; contact: string; version: number },
): Promise<void> {
  // Nobody is told of what is over.
  if ((dateUntil ?? datePlanned) < dayOf(call.now)) return;
  const payload: QueuedNews = { news, contact, datePlanned, dateUntil, sequence: version - 1 };
  await enqueue(call.db, {
    instance,
    kind: appointmentMailKind,
    subject: id,
    payload: { ...payload },
    now: call.now,
  });
}
