import type { Language } from '@plumbline/resources/language/languages';
import type { EarlierState } from '@plumbline/resources/rules/reports/earlierFound';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import type { Formats } from './formats';

/** Outcome of the equipment's deficiencies from earlier inspections, with the measures still open. */
export function earlierDeficiencies(
  earlier: readonly (EarlierState & { number: string })[],
  { language, formats: { day } }: { language: Language; formats: Pick<Formats, 'day'> },
): ReportEquipment['earlierDeficiencies'] {
  const { dangerLevel } = reportChoices(language);
  const { outcomes } = reportLabels(language).earlier;
  return earlier.map((one) => {
    const code = one.dangerLevel ?? '';
    return {
      number: one.number,
      description: one.description ?? '',
      found: day(one.foundOn),
      danger: { code, word: code && dangerLevel[code] },
      outcome: outcomes[one.outcome ?? outcomeOf[one.status ?? 'OPEN']],
      comment: one.comment ?? '',
      isOpen: one.isLeft ? '1' : '',
      measure: one.measure ?? '',
      due: day(one.dateDue),
      responsible: one.responsiblePerson ?? '',
    };
  });
}

/** Outcome of deficiencies that the inspection did not answer. */
const outcomeOf = { OPEN: 'OPEN', RUNNING: 'RUNNING', COMPLETED: 'REMEDIED' } as const;
