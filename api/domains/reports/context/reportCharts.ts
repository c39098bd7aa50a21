import type { ReportContext } from '@plumbline/resources/rules/reports/ReportContext';
import { type Bar, chartOf } from '../engine/drawChart';

/** Charts of results and of open deficiencies by danger level, with their numbers as alternative text. */
export function reportCharts({
  summary,
  dangers,
}: Pick<ReportContext, 'summary' | 'dangers'>): ReportContext['charts'] {
  return {
    results: chart(
      summary.map(({ result, count }) => ({ word: result.word, code: result.code, count: Number(count) })),
    ),
    dangers: chart(
      [dangers.red, dangers.orange, dangers.green].map(({ danger, count }) => ({
        word: danger.word,
        code: danger.code,
        count: Number(count),
      })),
    ),
  };
}

const chart = (bars: Bar[]) =>
  bars.length > 0
    ? { hash: chartOf(bars), alternative: bars.map(({ word, count }) => `${word}: ${count}`).join(', ') }
    : null;
