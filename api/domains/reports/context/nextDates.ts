import { localized } from '@plumbline/resources/language/languages';
import type { NextDate } from '@plumbline/resources/rules/reports/nextDates';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices } from '@plumbline/resources/rules/reports/reportLabels';
import type { Formats } from './formats';
import type { ReportData } from './loadReportData';

/** Next due dates of the equipment by regulation, the earliest first, and the end of its years of use. */
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
