import { measureReport } from '../../api/domains/reports/engine/measureReport';
import { hold } from './hold';
import { atMost, type Line, median, type OnEnd, seconds } from './line';

/** A PDF of 50 pages through the report engine, against one plain conversion of the filled document. */
export async function benchReport(onEnd: OnEnd): Promise<Line> {
  const report = await hold(measureReport(50), ({ end }) => end(), onEnd);
  let pages = 0;
  const figures: { engine: number; plain: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    figures.push({
      engine: await seconds(async () => {
        pages = await report.throughEngine();
      }),
      plain: await seconds(report.plainConversion),
    });
  }
  const middle = {
    engine: median(figures.map((one) => one.engine)),
    plain: median(figures.map((one) => one.plain)),
  };
  return {
    work: `PDF of ${pages} pages from template and data`,
    limit: 'soffice --convert-to pdf of the filled document',
    ...atMost(median(figures.map((one) => one.engine / one.plain)), 1.2),
    detail: `${middle.engine.toFixed(1)} s against ${middle.plain.toFixed(1)} s`,
  };
}
