import type { Compared, Measured } from '@plumbline/resources/rules/analytics/analyticsPage';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Span } from '@plumbline/resources/rules/analytics/timespans';
import type { Call } from '../../entities/call';
import { type Cell, countCells } from './countCells';
import { figureOf } from './figureOf';
import type { Narrowing } from './narrowing';

interface Times {
  /** Time units of the previous period, and of the period. */
  earlier: readonly Span[];
  parts: readonly Span[];
}

/** One measure of a period and the previous one: total, groups and time series. */
export async function countMeasure(
  call: Call,
  measure: Measure,
  { earlier, parts }: Times,
  narrowing: Narrowing,
): Promise<Measured> {
  const { name, day } = measure;
  if (day === undefined) return asItIs(call, measure, narrowing);
  const cells = await countCells(call, measure, { parts: [...earlier, ...parts], narrowing });
  const figure = (those: readonly Cell[]) => figureOf(measure, those);
  const compare = (those: readonly Cell[]): Compared => ({
    now: figure(those.filter(({ part }) => part >= earlier.length)),
    before: figure(those.filter(({ part }) => part < earlier.length)),
  });
  const keys = [...new Set(cells.map(({ key }) => key))];
  return {
    name,
    total: isOneSum(measure) ? compare(cells) : { now: null, before: null },
    groups: measure.by
      ? keys.map((key) => ({ key, ...compare(cells.filter((cell) => cell.key === key)) }))
      : [],
    series: measure.by
      ? []
      : parts.map((_part, index) => ({
          now: figure(cells.filter(({ part }) => part === earlier.length + index)),
          before: index < earlier.length ? figure(cells.filter(({ part }) => part === index)) : null,
        })),
  };
}

async function asItIs(call: Call, measure: Measure, narrowing: Narrowing): Promise<Measured> {
  const named: Measure[] = Object.values(measure.parts ?? {}).map((filter) => ({ ...measure, filter }));
  const keys = Object.keys(measure.parts ?? {});
  const now = (key: string | null, cells: readonly Cell[]) => ({
    key,
    now: figureOf(measure, cells),
    before: null,
  });
  const groups = [];
  // Sequentially, so that many users at once do not exhaust the pool.
  for (const [index, part] of named.entries())
    groups.push(now(keys[index] ?? null, await countCells(call, part, { parts: [], narrowing })));
  if (!measure.parts)
    for (const cell of await countCells(call, measure, { parts: [], narrowing }))
      groups.push(now(cell.key, [cell]));
  const total = groups.reduce((sum, group) => sum + (group.now ?? 0), 0);
  return { name: measure.name, total: { now: total, before: null }, groups, series: [] };
}

/** Amounts in several currencies cannot be added. */
const isOneSum = ({ of }: Measure): boolean => of === undefined || !('money' in of);
