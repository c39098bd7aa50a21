import { localized } from '@plumbline/resources/language/languages';
import type { NextDate } from '@plumbline/resources/rules/reports/nextDates';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices } from '@plumbline/resources/rules/reports/reportLabels';
import type { Formats } from './formats';
import type { ReportData } from './loadReportData';

/** By when the piece is due by which regulation, the earliest first, and when its years of use are over. */
export function nextDates(
  dates: readonly NextDate[],
  { regulations, report: { language } }: Pick<ReportData, 'regulations' | 'report'>,
  { day }: Pick<Formats, 'day'>,
): ReportEquipment['nextDates'] {
  const { dutyType } = reportChoices(language);
  return dates.map(({ regulation, type, date }) => {
    const name = localized(regulations.get(regulation ?? '')?.name, language);
    const kind = type ? dutyType[type] : '';
    return { regulation: name, type: kind, date: day(date), what: [name, kind].filter(Boolean).join(' · ') };
  });
}
