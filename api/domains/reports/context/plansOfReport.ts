import type { ReportContext, ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportPlans } from '@plumbline/resources/rules/reports/reportPlans';
import { planPictureOf } from '../engine/drawPlan';
import type { ReportData } from './loadReportData';

/** The report's floor plans with the pins of its pieces; the alternative text names each number's piece. */
export function plansOfReport(
  data: ReportData,
  equipment: readonly ReportEquipment[],
): ReportContext['plans'] {
  return reportPlans(data).map(({ plan, pins }) => {
    const numbered = pins.map(({ index, x, y }) => {
      const { number = '', result, identNumber = '' } = equipment[index] ?? {};
      return { number, code: result?.code ?? '', identNumber, x, y };
    });
    const caption = numbered.map(({ number, identNumber }) => `${number}: ${identNumber}`).join(', ');
    const { width, height } = plan;
    return {
      name: plan.name ?? '',
      caption,
      image: {
        hash: planPictureOf({
          ...{ hash: plan.pack.hash, width, height },
          pins: numbered.map(({ number, code, x, y }) => ({ number, code, x, y })),
        }),
        alternative: `${plan.name} – ${caption}`,
      },
    };
  });
}
