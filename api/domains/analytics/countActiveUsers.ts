import { entities } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Sql } from '@plumbline/resources/language/query/sql';
import type { Compared } from '@plumbline/resources/rules/analytics/analyticsPage';
import type { AnalyticsBoard } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { type Span, spanAfter, type Timespan } from '@plumbline/resources/rules/analytics/timespans';
import { startOfDay } from '@plumbline/resources/rules/audits/startOfDay';
import type { Call } from '../../entities/call';
import { whereOf } from '../../entities/listRecords';
import { selectRows } from '../../entities/selectRows';
import { type Narrowing, narrowingSql } from './narrowing';

interface Asked {
  board: AnalyticsBoard;
  timespan: Timespan;
  span: Span;
  before: Span;
  narrowing: Narrowing;
}

/**
 * Number of users who stored something, never their names: of the own account for those who manage it, of their
 * accounts for sellers.
 */
export async function countActiveUsers(call: Call, asked: Asked): Promise<Compared | null> {
  const { board, timespan, span, before, narrowing } = asked;
  if (board === 'work' && !mayEver(entities.instances, 'update', call.actor)) return null;
  const accounts: Sql =
    board === 'work'
      ? { sql: 'h.instance = ?', bindings: [call.actor.instance] }
      : amongSql([whereOf(call, entities.instances, {}), ...narrowingSql(entities.instances, narrowing)]);
  const count = async ({ from }: Span): Promise<number> => {
    const end = spanAfter(timespan, { from, to: from === span.from ? span.to : before.to }).from;
    const [row] = await selectRows(
      call.db,
      `select count(distinct h.user) as amount from history h where ${accounts.sql} and h.at >= ? and h.at < ? and h.user <> ?`,
      [...accounts.bindings, startOfDay(from, call.zone), startOfDay(end, call.zone), CATALOGUE_ID],
    );
    return Number(row?.amount ?? 0);
  };
  return { now: await count(span), before: await count(before) };
}

const amongSql = (parts: readonly Sql[]): Sql => ({
  sql: `h.instance in (select t.id from instances t where ${parts.map(({ sql }) => sql).join(' and ')})`,
  bindings: parts.flatMap(({ bindings }) => bindings),
});
