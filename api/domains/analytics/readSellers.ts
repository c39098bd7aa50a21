import type { readSellers as contract } from '@plumbline/resources/commands/analytics';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import type { Compared, SellerRow } from '@plumbline/resources/rules/analytics/analyticsPage';
import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { measuresOf } from '@plumbline/resources/rules/analytics/measures';
import { spanAround, spanBefore } from '@plumbline/resources/rules/analytics/timespans';
import type { Call } from '../../entities/call';
import { countCells } from './countCells';
import { figureOf } from './figureOf';

/** Figures per salesperson or broker of the accounts the user looks after; empty for users who sell nothing. */
export async function readSellers(
  call: Call,
  { by, timespan, day }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const span = spanAround(timespan, day);
  const before = spanBefore(timespan, span);
  const sellers = new Map<string | null, SellerRow>();
  const rowOf = (id: string | null): SellerRow => {
    const known = sellers.get(id) ?? { id, accounts: 0, amounts: {}, revenue: {} };
    sellers.set(id, known);
    return known;
  };
  const measures = mayAnalyse('sales', call.actor) ? measuresOf('sales', call.actor) : [];
  for (const measure of measures.filter(({ parts }) => !parts)) {
    const parts = measure.day === undefined ? [] : [before, span];
    const cells = await countCells(call, measure, { parts, seller: by, narrowing: { isWithoutTests: true } });
    const isMoney = measure.of !== undefined;
    for (const { seller, key } of cells) {
      const row = rowOf(seller);
      const own = cells.filter((cell) => cell.seller === seller && (!isMoney || cell.key === key));
      const compared: Compared = {
        now: figureOf(
          measure,
          own.filter(({ part }) => part === 1),
        ),
        before: figureOf(
          measure,
          own.filter(({ part }) => part === 0),
        ),
      };
      if (measure.day === undefined) row.accounts = figureOf(measure, own) ?? 0;
      else if (isMoney) row.revenue[String(key)] = compared;
      else row.amounts[measure.name] = compared;
    }
  }
  const rows = [...sellers.values()].sort((one, other) => other.accounts - one.accounts);
  return { span, before, sellers: rows };
}
