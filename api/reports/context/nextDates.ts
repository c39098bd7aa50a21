import type { Audit } from '@plumbline/resources/entities/audits';
import { localized } from '@plumbline/resources/languages';
import type { ReportEquipment } from '@plumbline/resources/reports/ReportContext';
import { reportChoices } from '@plumbline/resources/reports/reportLabels';
import type { Formats } from './formats';
import type { ReportData } from './loadReportData';

/** By when the piece is due by which regulation, the earliest first; without duties, what the inspection says. */
export function nextDates(
  { checklists, duties, report: { language } }: Pick<ReportData, 'checklists' | 'duties' | 'report'>,
  audit: Audit,
  { day }: Pick<Formats, 'day'>,
): ReportEquipment['nextDates'] {
  const { auditType } = reportChoices(language);
  const own = duties.rows.filter(({ equipment }) => equipment === audit.equipment);
  if (own.length > 0)
    return own.map(({ regulation, type, nextDate }) => ({
      regulation: localized(duties.regulations.get(regulation ?? '')?.name, language),
      type: type === 'endOfUse' ? '' : auditType[type],
      date: day(nextDate),
    }));
  if (!audit.nextAuditDate) return [];
  return [
    {
      regulation: localized(checklists.get(audit.checklist ?? '')?.name, language),
      type: audit.type ? auditType[audit.type] : '',
      date: day(audit.nextAuditDate),
    },
  ];
}
