import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { ReportEquipment } from '@plumbline/resources/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/reports/reportLabels';
import type { Formats } from './formats';
import type { ReportData } from './loadReportData';

/**
 * What became of the piece's deficiencies from earlier inspections: what this inspection answered, all that are still open,
 * and whatever the inspection before this one found.
 */
export function earlierDeficiencies(
  { earlier, report: { language } }: Pick<ReportData, 'earlier' | 'report'>,
  audit: Audit,
  { day }: Pick<Formats, 'day'>,
): ReportEquipment['earlierDeficiencies'] {
  const dateOf = (one: Deficiency): string => earlier.audits.get(one.audit)?.dateAudited ?? one.createdAt;
  const before = earlier.deficiencies
    .filter((one) => one.equipment === audit.equipment && dateOf(one) < (audit.dateAudited ?? '~'))
    .sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1));
  const last = before[0]?.audit;
  const { dangerLevel } = reportChoices(language);
  const { outcomes } = reportLabels(language).earlier;
  const answers = new Map((audit.followUps ?? []).map((one) => [one.deficiency, one]));
  return before
    .filter((one) => answers.has(one.id) || one.status !== 'COMPLETED' || one.audit === last)
    .map((one) => ({
      description: one.description,
      found: day(dateOf(one)),
      danger: { code: one.dangerLevel, word: dangerLevel[one.dangerLevel] },
      outcome: outcomes[answers.get(one.id)?.outcome ?? outcomeOf[one.status]],
      comment: answers.get(one.id)?.comment ?? one.remedy ?? '',
    }));
}

const outcomeOf = { OPEN: 'UNCHANGED', RUNNING: 'RUNNING', COMPLETED: 'REMEDIED' } as const;
