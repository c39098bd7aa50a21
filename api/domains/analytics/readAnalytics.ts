import type { readAnalytics as contract } from '@plumbline/resources/commands/analytics';
import { entities } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { type AnalyticsPage, mostAccounts } from '@plumbline/resources/rules/analytics/analyticsPage';
import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { measuresOf } from '@plumbline/resources/rules/analytics/measures';
import { partsOf, spanAround, spanBefore } from '@plumbline/resources/rules/analytics/timespans';
import type { Call } from '../../entities/call';
import { whereOf } from '../../entities/listRecords';
import { selectRows } from '../../entities/selectRows';
import { countActiveUsers } from './countActiveUsers';
import { countMeasure } from './countMeasure';
import { isNarrowed, type Narrowing, narrowingSql } from './narrowing';

/** Measures of a board for the period around a day; none without the right. */
export async function readAnalytics(call: Call, input: InputOf<typeof contract>): Promise<AnalyticsPage> {
  const { board, timespan, day } = input;
  const span = spanAround(timespan, day);
  const before = spanBefore(timespan, span);
  const narrowing = board === 'sales' ? { ...input, isWithoutTests: true } : {};
  const times = { earlier: partsOf(timespan, before), parts: partsOf(timespan, span) };
  const measures = [];
  const may = mayAnalyse(board, call.actor);
  // Sequentially, so that analytics do not exhaust the pool.
  for (const measure of may ? measuresOf(board, call.actor) : [])
    measures.push(await countMeasure(call, measure, times, narrowing));
  return {
    span,
    before,
    measures,
    activeUsers: may ? await countActiveUsers(call, { board, timespan, span, before, narrowing }) : null,
    accounts:
      may && (isNarrowed(narrowing) || (await hasTests(call, board)))
        ? await accountsOf(call, narrowing)
        : null,
  };
}

/** Whether sales lists contain rows of test accounts, which no figure counts. */
async function hasTests(call: Call, board: string): Promise<boolean> {
  if (board !== 'sales') return false;
  const { sql, bindings } = whereOf(call, entities.instances, { isTestInstance: true });
  return (
    (await selectRows(call.db, `select t.id from instances t where ${sql} limit 1`, bindings)).length > 0
  );
}

/** Ids of the accounts for filtering lists, as long as they fit into a URL. */
async function accountsOf(call: Call, narrowing: Narrowing): Promise<string[] | null> {
  const where = [
    whereOf(call, entities.instances, { isTestInstance: false }),
    ...narrowingSql(entities.instances, narrowing),
  ];
  const rows = await selectRows(
    call.db,
    `select t.id from instances t where ${where.map(({ sql }) => sql).join(' and ')} limit ${mostAccounts + 1}`,
    where.flatMap(({ bindings }) => bindings),
  );
  return rows.length > mostAccounts ? null : rows.map(({ id }) => String(id));
}
