import type { Equipment } from '../entities/equipments';
import { dayOf } from './dayOf';
import type { AuditResult } from './suggestResult';

export interface FinishedAudit {
  id: string;
  type: string | null;
  result: AuditResult | null;
  dateAudited: string;
  /** What the auditor set, else what the interval gives; null: there is no next one. */
  nextAuditDate: string | null;
}

type Followed = Pick<
  Equipment,
  | 'lastAuditDate'
  | 'nextAuditDate'
  | 'lastAuditResult'
  | 'isLocked'
  | 'isScrapped'
  | 'isTraceable'
  | 'dateNotTraceable'
>;

interface Known {
  equipment: Pick<Equipment, 'lastAuditDate'>;
  audits: readonly FinishedAudit[];
  /** The day an audit had before it was corrected: a last date that came from it may go back with it. */
  correctedDay?: string | null;
}

/**
 * What the finished audits of a piece make of it, whatever order they arrive in; null: nothing changes. An audit that
 * arrives late never moves the last date back, also not behind a date that came with an import. Where several types
 * of audit run side by side, the next date is the earliest that falls due.
 */
export function equipmentAfterAudits({ equipment, audits, correctedDay = null }: Known): Followed | null {
  const newestFirst = [...audits].sort(byDateThenId);
  const [latest] = newestFirst;
  if (!latest) return null;
  const lastAuditDate = dayOf(latest.dateAudited);
  const known = equipment.lastAuditDate;
  if (known && known > lastAuditDate && known !== correctedDay) return null;
  const isScrapped = latest.result === 'SCRAP';
  return {
    lastAuditDate,
    nextAuditDate: isScrapped ? null : earliestNext(newestFirst),
    lastAuditResult: latest.result,
    isLocked: isScrapped || latest.result === 'REPAIR_LOCKED',
    isScrapped,
    isTraceable: true,
    dateNotTraceable: null,
  };
}

function byDateThenId(a: FinishedAudit, b: FinishedAudit): number {
  const byDate = Date.parse(b.dateAudited) - Date.parse(a.dateAudited);
  return byDate || (a.id < b.id ? 1 : -1);
}

function earliestNext(newestFirst: readonly FinishedAudit[]): string | null {
  const seen = new Set<string | null>();
  const dates: string[] = [];
  for (const audit of newestFirst) {
    if (seen.has(audit.type)) continue;
    seen.add(audit.type);
    if (audit.nextAuditDate) dates.push(audit.nextAuditDate);
  }
  return dates.sort()[0] ?? null;
}
