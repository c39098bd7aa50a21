import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { fieldParts } from '@plumbline/resources/language/fields/fieldParts';
import { isPresent, withDefaults } from '@plumbline/resources/language/validation';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import type { TransactionCall } from '../../../entities/hooks';
import { type Row, rowMapper } from '../../../entities/rowMapper';
import { instanceForCreate, reachableInstances, scopeOf } from '../../../entities/scope';
import { sameName, spellings } from '../references/resolver';
import { disambiguatingFields } from './disambiguatingFields';

interface FindOptions {
  isLocked: boolean;
  /** Search the shared catalogue instead of the account's own rows. */
  isShared?: boolean;
}

/**
 * For each draft the existing (not deleted) row with the same key, or undefined. Where the key is unique only within
 * another field (a customer's numbers), or the plan fixes fields without a column, these must agree as well; a key that
 * is not unique is combined with the distinguishing fields. A row without the key is identified by its title.
 */
export async function findExisting(
  call: TransactionCall,
  entity: AnyEntity,
  plan: ImportPlan,
  drafts: readonly Row[],
  { isLocked, isShared = false }: FindOptions,
): Promise<(Row | undefined)[]> {
  const instance = instanceForCreate(entity, call);
  const instances = isShared
    ? reachableInstances(entity, call, 'read').filter((one) => one !== instance)
    : [instance];
  if (instances.length === 0) return drafts.map(() => undefined);
  const key = entity.exchange?.key ?? '';
  const telling = disambiguatingFields(entity, plan);
  const keyed = await candidates(call, entity, plan, drafts, { key, instances, isLocked });
  const titled = telling.length > 0 ? await nameless(call, entity, drafts, { key, telling, instances }) : [];
  const found = new Map<string, Row[]>();
  for (const row of [...keyed, ...titled])
    for (const name of namesIn(row[key])) found.set(name, [...(found.get(name) ?? []), row]);
  const within = withinOf(entity, plan, key);
  const valueIn = (draft: Row, name: string) => draft[name] ?? plan.target[name] ?? null;
  return drafts.map((draft) => {
    const fitting = namesakes(found, draft[key]).filter((row) =>
      within.every((name) => (row[name] ?? null) === valueIn(draft, name)),
    );
    const isSame = (row: Row, name: string) => sameName(row[name]) === sameName(valueIn(draft, name));
    const values = withDefaults(entity, draft);
    // Fields hidden by their condition are not compared: a task on equipment has the equipment's location.
    const isThere = (row: Row, name: string) =>
      [values, row].some((one) => isPresent(entity.fields[name]?.when, one));
    const agrees = (row: Row, mayBeEmpty: (name: string) => boolean) =>
      telling.every((name) => !isThere(row, name) || isSame(row, name) || mayBeEmpty(name));
    const exact = fitting.filter((row) => agrees(row, () => false));
    if (exact.length > 0) return exact.at(-1);
    const { disambiguateBy = [] } = entity.exchange ?? {};
    const vague = fitting.filter((row) =>
      agrees(row, (name) => valueIn(draft, name) === null && !disambiguateBy.includes(name)),
    );
    // An empty cell does not distinguish rows: it matches if there is only one candidate.
    return vague.length === 1 && draft[key] ? vague[0] : undefined;
  });
}

/** Names of a row: its key or, for a localised key, its text in each language. */
const namesIn = (key: unknown): string[] =>
  typeof key === 'object' && key !== null
    ? Object.entries(key).flatMap(([language, text]) => (text ? [`${language}\t${sameName(text)}`] : []))
    : [sameName(key)];

/** Rows that share a name with the key, sorted by the number of equal names, most last. */
function namesakes(found: ReadonlyMap<string, Row[]>, key: unknown): Row[] {
  const shared = new Map<Row, number>();
  for (const name of namesIn(key))
    for (const row of found.get(name) ?? []) shared.set(row, (shared.get(row) ?? 0) + 1);
  return [...shared].sort(([, one], [, other]) => one - other).map(([row]) => row);
}

function withinOf(entity: AnyEntity, plan: ImportPlan, key: string): string[] {
  const unique = entity.fields[key]?.unique;
  if (typeof unique === 'object') return [unique.within];
  const columns: readonly string[] = entity.exchange?.columns ?? [];
  return unique ? [] : Object.keys(plan.target).filter((name) => !columns.includes(name));
}

interface Sought {
  key: string;
  instances: readonly string[];
  isLocked: boolean;
}

async function candidates(
  call: TransactionCall,
  entity: AnyEntity,
  plan: ImportPlan,
  drafts: readonly Row[],
  { key, instances, isLocked }: Sought,
): Promise<Row[]> {
  const texts = drafts.flatMap((draft) => textsIn(draft[key]).flatMap(spellings));
  const keys = [...new Set(texts)];
  if (keys.length === 0) return [];
  const query = readable(call, entity, instances);
  const field = entity.fields[key];
  const parts = field ? fieldParts(field) : [];
  const unique = field?.unique;
  // The unique index finds thousands of keys in milliseconds; the optimiser misestimates the sorting index while a
  // table grows.
  if (unique)
    query.whereIn(
      `${key}Key`,
      keys.map((one) => one.toLowerCase()),
    );
  else if (parts.length === 0) query.whereIn(key, keys);
  else {
    const oneOf = `${partColumn} in (${keys.map(() => '?').join(', ')})`;
    const bindings = parts.flatMap(({ name }) => [`t.${key}`, `$."${name}"`, ...keys]);
    query.whereRaw(`(${parts.map(() => oneOf).join(' or ')})`, bindings);
  }
  if (typeof unique === 'object') {
    const { within } = unique;
    const places = drafts.map((draft) => String(draft[within] ?? plan.target[within] ?? instances[0] ?? ''));
    query.whereIn(`${within}OrAccount`, [...new Set(places)]);
  }
  const rows: Row[] = await (isLocked ? query.forUpdate() : query);
  return rows.map(rowMapper(entity).read);
}

const textsIn = (key: unknown): string[] =>
  (typeof key === 'object' && key !== null ? Object.values(key) : [key]).flatMap((one) =>
    one ? [String(one)] : [],
  );

// JSON strings compare bytewise; converted to the tables' collation, case is ignored.
const partColumn = 'convert(json_unquote(json_extract(??, ?)) using utf8mb4) collate utf8mb4_unicode_520_ci';

// Rows without a key, such as contacts without an e-mail address, are found by their title.
async function nameless(
  call: TransactionCall,
  entity: AnyEntity,
  drafts: readonly Row[],
  { key, telling, instances }: { key: string; telling: readonly string[]; instances: readonly string[] },
): Promise<Row[]> {
  const [first = ''] = telling;
  const names = [...new Set(drafts.flatMap((draft) => (draft[key] || !draft[first] ? [] : [draft[first]])))];
  if (names.length === 0) return [];
  const rows: Row[] = await readable(call, entity, instances)
    .where({ [key]: null })
    .whereIn(first, names.map(String).flatMap(spellings));
  return rows.map(rowMapper(entity).read);
}

// A list must neither match nor reveal rows the user may not read, such as a colleague's private text block.
function readable(call: TransactionCall, entity: AnyEntity, instances: readonly string[]) {
  const { sql, bindings } = scopeOf(entity, 'read', call);
  return call
    .db({ t: entity.name })
    .whereIn('t.instance', [...instances])
    .where({ 't.deletedAt': null })
    .whereRaw(`(${sql})`, bindings as never[]) // knex types bindings narrower than it takes them
    .select(rowMapper(entity).columns.map((name) => `t.${name}`));
}
