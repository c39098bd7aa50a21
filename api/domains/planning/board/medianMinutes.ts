import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Call } from '../../../entities/call';
import { whereOf } from '../../../entities/listRecords';
import { selectRows } from '../../../entities/selectRows';

/** Minutes that an inspection takes, by category and type; null: no past inspection of the type to judge by. */
export type MinutesOf = (kind: { category: string | null; type: string }) => number | null;

const years = 2;
/** A longer one was left open over a break. */
const longest = 240;

/** Median duration of the account's inspections of two years that the caller may see; else that of their type. */
export async function medianMinutes(call: Call): Promise<MinutesOf> {
  const entity: AnyEntity = definitions.audits;
  const where = whereOf(call, entity, { isFinished: true });
  const since = new Date(call.now);
  since.setFullYear(since.getFullYear() - years);
  // MySQL has no median(): the mean of the one or two rows in the middle.
  const rows = await selectRows(
    call.db,
    `select category, type, avg(seconds) / 60 as minutes from (
       select t.category, t.type, timestampdiff(second, t.dateStarted, t.dateAudited) as seconds,
         row_number() over (partition by t.category, t.type
           order by timestampdiff(second, t.dateStarted, t.dateAudited), t.id) as place,
         count(*) over (partition by t.category, t.type) as amount
       from audits t where ${where.sql} and t.dateAudited >= ? and t.dateAudited > t.dateStarted
         and t.dateAudited < date_add(t.dateStarted, interval ${longest} minute)
     ) m where place in (floor((amount + 1) / 2), ceil((amount + 1) / 2)) group by category, type`,
    [...where.bindings, since],
  );
  const exact = new Map(rows.map(({ category, type, minutes }) => [`${category}|${type}`, Number(minutes)]));
  const byType = new Map<string, number[]>();
  for (const { type, minutes } of rows)
    byType.set(String(type), [...(byType.get(String(type)) ?? []), Number(minutes)]);
  return ({ category, type }) => exact.get(`${category}|${type}`) ?? middle(byType.get(type)) ?? null;
}

const middle = (values: readonly number[] = []): number | undefined =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
