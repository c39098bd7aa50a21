import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Call } from '../../../entities/call';
import { whereOf } from '../../../entities/listRecords';
import { selectRows } from '../../../entities/selectRows';

/** Minutes that an inspection takes, by category and type; null: no past inspection of the type is known. */
export type MinutesOf = (kind: { category: string | null; type: string }) => number | null;

const years = 2;
/** In minutes; a longer one was left open over a break. */
const longest = 240;
/** In seconds; the median is exact to half of it. */
const step = 15;

/** Median duration of the account's inspections of two years that the caller may see; else that of their type. */
export async function medianMinutes(call: Call): Promise<MinutesOf> {
  const entity: AnyEntity = definitions.audits;
  const where = whereOf(call, entity, { isFinished: true });
  const since = new Date(call.now);
  since.setFullYear(since.getFullYear() - years);
  // Durations are counted: sorting all inspections by window functions takes twice as long.
  const rows = await selectRows(
    call.db,
    `select t.category, t.type, round(timestampdiff(second, t.dateStarted, t.dateAudited) / ${step}) as steps,
       count(*) as amount
     from audits t where ${where.sql} and t.dateAudited >= ? and t.dateAudited > t.dateStarted
       and t.dateAudited < date_add(t.dateStarted, interval ${longest} minute)
     group by t.category, t.type, steps order by steps`,
    [...where.bindings, since],
  );
  const counted = rows.map(({ category, type, steps, amount }) => ({
    ...{ kind: `${category}|${type}`, type: String(type) },
    ...{ minutes: (Number(steps) * step) / 60, amount: Number(amount) },
  }));
  const exact = mediansBy(counted, ({ kind }) => kind);
  const byType = mediansBy(counted, ({ type }) => type);
  return ({ category, type }) => exact.get(`${category}|${type}`) ?? byType.get(type) ?? null;
}

interface Counted {
  kind: string;
  type: string;
  minutes: number;
  amount: number;
}

/** The lower of the two in the middle where their number is even; the durations are in order. */
function mediansBy(counted: readonly Counted[], keyOf: (one: Counted) => string): Map<string, number> {
  const totals = new Map<string, number>();
  for (const one of counted) totals.set(keyOf(one), (totals.get(keyOf(one)) ?? 0) + one.amount);
  const passed = new Map<string, number>();
  const medians = new Map<string, number>();
  for (const one of [...counted].sort((a, b) => a.minutes - b.minutes)) {
    const key = keyOf(one);
    const upTo = (passed.get(key) ?? 0) + one.amount;
    passed.set(key, upTo);
    if (!medians.has(key) && upTo * 2 >= (totals.get(key) ?? 0)) medians.set(key, one.minutes);
  }
  return medians;
}
