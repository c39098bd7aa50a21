import type { Audit } from '@plumbline/resources/entities/audits';
import { localized } from '@plumbline/resources/languages';
import type { ReportEquipment } from '@plumbline/resources/reports/ReportContext';
import { reportChoices } from '@plumbline/resources/reports/reportLabels';
import type { Formats } from './formats';
import type { ReportData } from './loadReportData';

/** By when the piece is due by which regulation, the earliest first; read from the inspection itself. */
export function nextDates(
  { checklists, report: { language } }: Pick<ReportData, 'checklists' | 'report'>,
  audit: Audit,
  { day }: Pick<Formats, 'day'>,
): ReportEquipment['nextDates'] {
  if (!audit.nextAuditDate) return [];
  const { type } = audit;
  return [
    {
      regulation: localized(checklists.get(audit.checklist ?? '')?.name, language),
      type: type ? reportChoices(language).auditType[type] : '',
      date: day(audit.nextAuditDate),
    },
  ];
}
