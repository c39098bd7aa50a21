import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { ImportPlan } from '@plumbline/resources/import/importSession';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { instanceForCreate } from '../../entities/scope';
import { sameName } from '../references/resolver';

/**
 * For each draft the living row with the same key in the account, or undefined. Where the key is unique only within
 * another field (a customer's numbers), or the plan fixes fields that no column names, these must agree as well.
 */
export async function findExisting(
  call: TransactionCall,
  entity: AnyEntity,
  plan: ImportPlan,
  drafts: readonly Row[],
  { isLocked }: { isLocked: boolean },
): Promise<(Row | undefined)[]> {
  const key = entity.exchange?.key ?? '';
  const keys = [...new Set(drafts.flatMap((draft) => (draft[key] ? [String(draft[key])] : [])))];
  if (keys.length === 0) return drafts.map(() => undefined);
  const instance = instanceForCreate(entity, call);
  const unique = entity.fields[key]?.unique;
  const columns: readonly string[] = entity.exchange?.columns ?? [];
  const within =
    typeof unique === 'object'
      ? [unique.within]
      : unique
        ? []
        : Object.keys(plan.target).filter((name) => !columns.includes(name));
  const valueIn = (draft: Row, name: string) => draft[name] ?? plan.target[name] ?? null;
  const query = call
    .db(entity.name)
    .where({ instance, deletedAt: null })
    .select([...rowMapper(entity).columns]);
  // The index of what is unique finds thousands of keys in a few milliseconds; the one for sorting is misjudged while a table grows.
  if (unique)
    query.whereIn(
      `${key}Key`,
      keys.map((one) => one.toLowerCase()),
    );
  else query.whereIn(key, keys);
  if (typeof unique === 'object')
    query.whereIn(`${unique.within}OrAccount`, [
      ...new Set(drafts.map((draft) => String(valueIn(draft, unique.within) ?? instance))),
    ]);
  const rows: Row[] = await (isLocked ? query.forUpdate() : query);
  const found = new Map<string, Row>();
  for (const row of rows)
    found.set(
      [sameName(row[key]), ...within.map((name) => row[name] ?? null)].join('\n'),
      rowMapper(entity).read(row),
    );
  return drafts.map((draft) =>
    found.get([sameName(draft[key]), ...within.map((name) => valueIn(draft, name))].join('\n')),
  );
}
