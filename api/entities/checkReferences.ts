import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { perEntity } from '@plumbline/resources/language/perEntity';
import { isReach, rightOf } from '@plumbline/resources/language/permissions';
import { ApiError } from '../base/errors/errors';
import { asSystem, type Call } from './call';
import type { TransactionCall } from './hooks';
import { lookUp } from './lookUp';
import { pointersIn } from './pointersIn';
import type { Row } from './rowMapper';
import { scopeOf } from './scope';
import { selectRows } from './selectRows';
import type { WriteItem } from './writeRows';

interface Pointer {
  field: string;
  to: AnyEntity;
  ids: string[];
  /** Ids that were added. */
  added: string[];
}

/** A referencing row: after, before, and its changed fields. */
type Pointing = Pick<WriteItem, 'after' | 'before' | 'changed'>;

/**
 * Each new id must be a living, readable row, of the row's account if it belongs to one, of the same owner if defined,
 * and in use. Ids of foreign accounts are answered like unknown ones. Trees must not have cycles. All rows are read in
 * one statement.
 */
export async function checkReferences(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  const pointers = items.flatMap((item) => pointersOf(entity, item).map((pointer) => ({ ...pointer, item })));
  if (pointers.length > 0) {
    const found = await findTargets(call, entity, pointers);
    for (const { item, field, to, ids, added } of pointers) {
      const rows = found.get(`${to.name} ${String(item.after.instance)}`);
      if (ids.some((id) => !rows?.has(id))) refuse(item, field, { message: 'validation.referenceMissing' });
      else if (added.some((id) => Number(rows?.get(id)?.isRetired) === 1))
        refuse(item, field, { message: 'validation.referenceRetired' });
    }
  }
  await checkOwners(call, entity, items);
  await checkBelow(call, entity, items);
  await checkTrees(call, entity, items);
}

const isRefused = ({ refused }: WriteItem, ...fields: readonly string[]): boolean =>
  fields.some((name) => refused?.errors?.[name] !== undefined);

/** A row of a customer must be of the same customer. */
async function checkOwners(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  for (const { name, owner, to } of ownedReferences(entity)) {
    const concerned = items.filter(
      (item) =>
        item.after[name] &&
        !isRefused(item, name, owner) &&
        (item.changed.includes(name) || (!call.isSystem && item.changed.includes(owner))),
    );
    if (concerned.length === 0) continue;
    const ids = [...new Set(concerned.map(({ after }) => String(after[name])))];
    const owners = await lookUp(call, {
      key: `${owner} of ${to} ${ids.join()}`,
      of: { [to]: ids },
      load: async (db) => {
        const rows = await selectRows(
          db,
          `select id, \`${owner}\` as owner from \`${entities[to].name}\` where id in (${ids.map(() => '?').join(', ')})`,
          ids,
        );
        return new Map(rows.map((row) => [row.id, row.owner ?? null]));
      },
    });
    for (const item of concerned)
      if (owners.get(item.after[name]) !== (item.after[owner] ?? null))
        refuse(item, name, foreignOwner(item.after[owner]));
  }
}

const referencesOf = perEntity((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => (isReference(field) ? [{ name, ...field }] : [])),
);
const ownedReferences = perEntity((entity) =>
  referencesOf(entity).flatMap(({ name, to, sameOwnerAs }) =>
    sameOwnerAs ? [{ name, to, owner: sameOwnerAs }] : [],
  ),
);
const nestedReferences = perEntity((entity) =>
  referencesOf(entity).flatMap(({ name, to, below }) => (below ? [{ name, to, top: below }] : [])),
);

/** A row limited to a subtree must be in it. */
async function checkBelow(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  for (const { name, top, to } of nestedReferences(entity)) {
    for (const item of items) {
      if (!item.after[name] || isRefused(item, name, top)) continue;
      if (!item.changed.includes(name) && (call.isSystem || !item.changed.includes(top))) continue;
      const [start, id] = [String(item.after[name]), String(item.after[top])];
      if (start === id || !(await isBelow(call, entities[to], { start, id })))
        refuse(item, name, { message: 'validation.notBelowChosen' });
    }
  }
}

/** Two rows of a batch may each move below the other: the first wins, as in single writes. */
async function checkTrees(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  const { tree } = entity;
  if (tree === undefined) return;
  const moved = new Map<string, unknown>();
  for (const item of items) {
    if (!item.changed.includes(tree) || isRefused(item, tree)) continue;
    const id = String(item.after.id);
    const above = item.after[tree];
    if (above && (await isBelow(call, entity, { start: String(above), id, moved })))
      refuse(item, tree, { message: 'validation.cycle' });
    else moved.set(id, above ?? null);
  }
}

function refuse(item: WriteItem, field: string, error: FieldError): void {
  item.refused = new ApiError('INVALID', {}, { ...item.refused?.errors, [field]: error });
}

/** The references of a row, by field. */
function pointersOf(entity: AnyEntity, { after, before, changed }: Pointing): Pointer[] {
  return changed.flatMap((name) => {
    const field = entity.fields[name];
    if (!field) return [];
    const were = new Set(pointersIn(before?.[name], field).flatMap(([, ids]) => ids));
    return pointersIn(after[name], field).map(([to, ids]) => ({
      field: name,
      to: entities[to],
      ids,
      added: ids.filter((id) => !were.has(id)),
    }));
  });
}

interface Target {
  id: string;
  /** Rows out of use are refused, except for the product's own work. */
  isRetired: unknown;
}
interface Between {
  to: AnyEntity;
  entity: AnyEntity;
  /** The account of the referencing row. */
  home: string;
}

type Targets = ReadonlyMap<string, ReadonlyMap<string, Target>>;

/** The living rows that the caller may read and the rows may reference, by entity and the referencing row's account. */
async function findTargets(
  call: TransactionCall,
  entity: AnyEntity,
  pointers: readonly (Pointer & { item: Pointing })[],
): Promise<Targets> {
  const wanted = new Map<string, Between & { ids: Set<string> }>();
  for (const { to, ids, item } of pointers) {
    const home = String(item.after.instance);
    const known = wanted.get(`${to.name} ${home}`) ?? { to, entity, home, ids: new Set<string>() };
    for (const id of ids) known.ids.add(id);
    wanted.set(`${to.name} ${home}`, known);
  }
  const parts = [...wanted].map(([key, between], index) => ({ key, ...targetSql(call, between, index) }));
  const sql = parts.map((part) => `(${part.sql})`).join(' union all ');
  const bindings = parts.flatMap((part) => part.bindings);
  const of: Record<string, 'all' | string[]> = {};
  for (const { to, ids } of wanted.values()) of[to.name] = [...ids];
  // Conditions of rights may need further rows.
  for (const name of namedIn(parts.map((part) => part.scope).join(' '))) of[name] = 'all';
  const load = (db: Call['db']) => selectRows(db, sql, bindings);
  const isKept = [...wanted.values()].every((between) => isKeptAtHome(call, between));
  const rows = await (isKept
    ? lookUp(call, { key: JSON.stringify([sql, bindings]), of, load })
    : load(call.db));
  const found = new Map<string, Map<string, Target>>(parts.map(({ key }) => [key, new Map()]));
  for (const { part, id, isRetired } of rows)
    found.get(parts[Number(part)]?.key ?? '')?.set(String(id), { id: String(id), isRetired });
  return found;
}
/** Whether the targets are in the row's account or the shared catalogue, whose counters reveal changes. */
function isKeptAtHome(call: TransactionCall, { to, entity, home }: Between): boolean {
  const right = call.isSystem ? true : rightOf(to, 'read', call.actor);
  if (home !== call.actor.instance || right === 'anywhere' || isReach(right)) return false;
  return to.scope === 'instance' ? entity.scope === 'instance' : to.scope !== 'account';
}

function targetSql(call: TransactionCall, between: Between & { ids: ReadonlySet<string> }, part: number) {
  const { to, entity, home, ids } = between;
  const scope = scopeOf(to, 'read', readerOf(call, between));
  const isOfOneAccount = to.scope === 'instance' && entity.scope === 'instance';
  const retired = Object.entries(call.isSystem ? {} : (to.retired ?? {}));
  return {
    scope: scope.sql,
    sql: `select ${part} as part, t.id, ${retired.map(([name]) => `t.\`${name}\` = ?`).join(' or ') || '0'} as isRetired
     from \`${to.name}\` t where t.deletedAt is null and t.id in (${[...ids].map(() => '?').join(', ')}) and ${scope.sql}${
       isOfOneAccount ? ' and t.instance = ?' : ''
     }`,
    bindings: [
      ...retired.map(([, value]) => value),
      ...ids,
      ...scope.bindings,
      ...(isOfOneAccount ? [home] : []),
    ],
  };
}

/** Tables used by a condition, besides the row's own. */
const namedIn = (sql: string): string[] =>
  [...sql.matchAll(/from `(\w+)`/g)].flatMap(([, name]) => name ?? []);

function readerOf(call: TransactionCall, { to, entity, home }: Between): Call {
  const right = rightOf(to, 'read', call.actor);
  // The provider's own work references whatever its staff may see: e.g. a licence key the account that activated it.
  if (call.isSystem) return right === 'anywhere' ? { ...call, isSystem: false } : call;
  // When writing for another account, references follow what that account sees, unless the caller's right extends
  // there.
  const isAway = entity.scope === 'instance' && home !== call.actor.instance;
  const reaches = right === 'anywhere' || isReach(right);
  // Roles without a right to read the entity (e.g. sign-ins) may keep an existing reference of their account.
  return right === undefined || (isAway && !reaches) ? asSystem(call, home) : call;
}

/** The error for a row of another customer; the row may have none yet. */
export const foreignOwner = (owner: unknown): FieldError => ({
  message: owner ? 'validation.otherOwner' : 'validation.ownerFirst',
});

/** Whether `start` is the row `id` or a descendant; `moved` has unsaved moves. */
async function isBelow(
  call: TransactionCall,
  entity: AnyEntity,
  { start, id, moved = new Map() }: { start: string; id: string; moved?: ReadonlyMap<string, unknown> },
): Promise<boolean> {
  const tree = entity.tree ?? 'id';
  let current: string | null = start;
  for (let depth = 0; current && depth < 50; depth += 1) {
    if (current === id) return true;
    const row: Row | undefined = moved.has(current)
      ? { [tree]: moved.get(current) }
      : await call.db(entity.name).where({ id: current }).first(tree);
    const above: unknown = row?.[tree];
    current = typeof above === 'string' ? above : null;
  }
  return current !== null;
}
