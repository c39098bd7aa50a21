import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldError, FieldOf } from '@plumbline/resources/language/fields/field';
import { isReach, rightOf } from '@plumbline/resources/language/permissions';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { failFields } from '../base/errors/errors';
import { asSystem, type Call } from './call';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';
import { scopeOf } from './scope';

interface Pointer {
  field: string;
  to: AnyEntity;
  ids: string[];
  /** Those that were not there before. */
  added: string[];
}

/** A row that points: as it will be, as it was, and which of its fields differ. */
export interface Pointing {
  after: Row;
  before?: Row | null;
  changed: readonly string[];
}

/**
 * Every id that was sent must name a living row the caller may read, of the row's own account where it belongs to one;
 * where the definition says so, one of the same owner; and one that is still in use. A foreign account's id is answered
 * like one that does not exist. Trees must not bite their tail.
 */
export async function checkReferences(
  call: TransactionCall,
  entity: AnyEntity,
  { after, before, changed }: Pointing,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const { field, to, ids, added } of pointersOf(entity, { after, before: before ?? null, changed })) {
    const { missing, retired } = await checkIds(call, ids, { to, entity, home: String(after.instance) });
    if (missing.size > 0) errors[field] = { message: 'validation.referenceMissing' };
    else if (added.some((id) => retired.has(id))) errors[field] = { message: 'validation.referenceRetired' };
    else if (
      entity.tree === field &&
      (await isBelow(call, entity, { start: String(after[field]), id: String(after.id) }))
    )
      errors[field] = { message: 'validation.cycle' };
  }
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.type !== 'reference' || !field.sameOwnerAs || errors[name] || errors[field.sameOwnerAs])
      continue;
    const concerns = changed.includes(name) || (!call.isSystem && changed.includes(field.sameOwnerAs));
    if (concerns && (await hasOtherOwner(call, field, after[name], after)))
      errors[name] = foreignOwner(after[field.sameOwnerAs]);
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}

/** Where a row points, field by field. */
export function pointersOf(entity: AnyEntity, { after, before, changed }: Pointing): Pointer[] {
  return changed.flatMap((name) => {
    const field = entity.fields[name];
    if (!field) return [];
    const were = new Set(idsIn(field, before?.[name]).flatMap(([, ids]) => ids));
    return idsIn(field, after[name]).map(([to, ids]) => ({
      field: name,
      to,
      ids,
      added: ids.filter((id) => !were.has(id)),
    }));
  });
}

/** The ids that a value of this field holds, with the entity they point to. */
export function idsIn(field: Field, value: unknown): [AnyEntity, string[]][] {
  if (value === null || value === undefined) return [];
  if (field.type === 'reference') return [[entities[field.to], [String(value)]]];
  if (field.type === 'references' && Array.isArray(value))
    return value.length > 0 ? [[entities[field.to], value.map(String)]] : [];
  if (field.type !== 'list' || !Array.isArray(value)) return [];
  return Object.entries(field.fields).flatMap(([name, inner]) =>
    value.flatMap((item: Row) => idsIn(inner, item[name])),
  );
}

interface Rated {
  /** They name no living row that the caller may read and the row may point at. */
  missing: Set<string>;
  /** They name rows that are out of use. The product's own work goes on with those. */
  retired: Set<string>;
}
interface Between {
  to: AnyEntity;
  entity: AnyEntity;
  /** The account of the row that points. */
  home: string;
}

/** What is the matter with the ids, asked for all at once. */
export async function checkIds(call: TransactionCall, ids: string[], between: Between): Promise<Rated> {
  const { to, entity, home } = between;
  const wanted = [...new Set(ids)];
  const scope = scopeOf(to, 'read', readerOf(call, between));
  const isOfOneAccount = to.scope === 'instance' && entity.scope === 'instance';
  const retired = Object.entries(call.isSystem ? {} : (to.retired ?? {}));
  const [rows] = (await call.db.raw(
    `select t.id, ${retired.map(([name]) => `t.\`${name}\` = ?`).join(' or ') || '0'} as isRetired
     from \`${to.name}\` t where t.deletedAt is null and t.id in (${wanted.map(() => '?').join(', ')}) and ${scope.sql}${
       isOfOneAccount ? ' and t.instance = ?' : ''
     }`,
    [
      ...retired.map(([, value]) => value),
      ...wanted,
      ...scope.bindings,
      ...(isOfOneAccount ? [home] : []),
    ] as never[], // knex types bindings narrower than it takes them
  )) as [{ id: string; isRetired: unknown }[]]; // knex types a raw answer as any
  const found = new Set(rows.map((row) => row.id));
  return {
    missing: new Set(wanted.filter((id) => !found.has(id))),
    retired: new Set(rows.filter((row) => Number(row.isRetired) === 1).map((row) => row.id)),
  };
}

function readerOf(call: TransactionCall, { to, entity, home }: Between): Call {
  const right = rightOf(to, 'read', call.actor);
  // The provider's own work points wherever its staff may look: a licence key at the account that activated it.
  if (call.isSystem) return right === 'anywhere' ? { ...call, isSystem: false } : call;
  // Who writes for another account, as brokers do, points at what that account sees unless the right reaches there by itself.
  const isAway = entity.scope === 'instance' && home !== call.actor.instance;
  const reaches = right === 'anywhere' || isReach(right);
  // A role without any right to read a kind of row (a sign-in, say) may still leave a pointer of its own account alone.
  return right === undefined || (isAway && !reaches) ? asSystem(call, home) : call;
}

/** What is said of an entry of a customer that is not the row's own; the row may have none yet. */
export const foreignOwner = (owner: unknown): FieldError => ({
  message: owner ? 'validation.otherOwner' : 'validation.ownerFirst',
});

async function hasOtherOwner(
  call: TransactionCall,
  { to, sameOwnerAs = 'owner' }: FieldOf<'reference'>,
  id: unknown,
  after: Row,
): Promise<boolean> {
  if (!id) return false;
  const target: Row | undefined = await call.db(to).where({ id }).first(sameOwnerAs);
  return (target?.[sameOwnerAs] ?? null) !== (after[sameOwnerAs] ?? null);
}

/** Whether `start` is the row `id` or lies below it; `moved` says where rows go that are not stored yet. */
export async function isBelow(
  call: TransactionCall,
  entity: AnyEntity,
  { start, id, moved }: { start: string; id: string; moved?: ReadonlyMap<string, unknown> },
): Promise<boolean> {
  const tree = entity.tree ?? 'id';
  let current: string | null = start;
  for (let depth = 0; current && depth < 50; depth += 1) {
    if (current === id) return true;
    const row: Row | undefined = moved?.has(current)
      ? { [tree]: moved.get(current) }
      : await call.db(entity.name).where({ id: current }).first(tree);
    const above: unknown = row?.[tree];
    current = typeof above === 'string' ? above : null;
  }
  return current !== null;
}
