import { auditResult } from '@plumbline/resources/language/choices/choices';
import type { ReportContext, ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';

/**
 * Number of equipment by result, in the order of the specification; equipment locked despite a better result is counted
 * separately.
 */
export function summarise(
  equipment: readonly ReportEquipment[],
  labels: Pick<ReportContext['labels'], 'resultMeanings' | 'locks'>,
): ReportContext['summary'] {
  return auditResult.values.flatMap((code) => {
    const having = equipment.filter(({ result }) => result.code === code);
    return [false, true].flatMap((isDespite) => {
      const ones = having.filter(({ result, state }) => (state.word !== result.word) === isDespite);
      const [first] = ones;
      if (!first) return [];
      const meaning = isDespite ? labels.locks.meaning : labels.resultMeanings[code];
      return [{ result: first.state, count: String(ones.length), meaning }];
    });
  });
}
