import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities } from '@plumbline/resources/entities/index';
import type { Field } from '@plumbline/resources/fields/field';
import { rightOf } from '@plumbline/resources/permissions';
import type { FieldErrors } from '@plumbline/resources/validation';
import { failFields } from '../errors';
import { asSystem, type Call } from './call';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';
import { scopeOf } from './scope';

interface Pointer {
  field: string;
  to: AnyEntity;
  ids: string[];
}

/**
 * Every id that was sent must name a living row the caller may read; where the definition says so, one of the same
 * owner. A foreign account's id is answered like one that does not exist. Trees must not bite their tail.
 */
export async function checkReferences(
  call: TransactionCall,
  entity: AnyEntity,
  after: Row,
  changed: readonly string[],
): Promise<void> {
  const errors: FieldErrors = {};
  for (const { field, to, ids } of pointersOf(entity, after, changed)) {
    const missing = await missingIds(call, to, ids);
    if (missing.length > 0) errors[field] = { message: 'validation.referenceMissing' };
    else if (entity.tree === field && (await isBelow(call, entity, String(after[field]), String(after.id))))
      errors[field] = { message: 'validation.cycle' };
    else if (await hasOtherOwner(call, entity, field, to, after))
      errors[field] = { message: 'validation.otherOwner' };
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}

function pointersOf(entity: AnyEntity, after: Row, changed: readonly string[]): Pointer[] {
  return changed.flatMap((name) => {
    const field = entity.fields[name];
    return field ? idsIn(field, after[name]).map(([to, ids]) => ({ field: name, to, ids })) : [];
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

/** Which of the ids name no living row that the caller may read. */
export async function missingIds(call: TransactionCall, to: AnyEntity, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const scope = scopeOf(to, 'read', readerOf(call, to));
  const [rows] = (await call.db.raw(
    `select t.id from \`${to.name}\` t where t.deletedAt is null and t.id in (${wanted.map(() => '?').join(', ')}) and ${scope.sql}`,
    [...wanted, ...scope.bindings] as never[], // knex types bindings narrower than it takes them
  )) as [{ id: string }[]]; // knex types a raw answer as any
  const found = new Set(rows.map((row) => row.id));
  return wanted.filter((id) => !found.has(id));
}

function readerOf(call: TransactionCall, to: AnyEntity): Call {
  const right = rightOf(to, 'read', call.actor);
  // The provider's own work points wherever its staff may look: a licence key at the account that activated it.
  if (call.isSystem) return right === 'anywhere' ? { ...call, isSystem: false } : call;
  // A role without any right to read a kind of row (a sign-in, say) may still leave a pointer of its own account alone.
  return right === undefined ? asSystem(call, call.actor.instance) : call;
}

async function hasOtherOwner(
  call: TransactionCall,
  entity: AnyEntity,
  name: string,
  to: AnyEntity,
  after: Row,
): Promise<boolean> {
  const field = entity.fields[name];
  if (field?.type !== 'reference' || !field.sameOwnerAs || !after[name]) return false;
  const target: Row | undefined = await call.db(to.name).where({ id: after[name] }).first(field.sameOwnerAs);
  return (target?.[field.sameOwnerAs] ?? null) !== (after[field.sameOwnerAs] ?? null);
}

async function isBelow(
  call: TransactionCall,
  entity: AnyEntity,
  start: string,
  id: string,
): Promise<boolean> {
  let current: string | null = start;
  for (let depth = 0; current && depth < 50; depth += 1) {
    if (current === id) return true;
    const row: Row | undefined = await call
      .db(entity.name)
      .where({ id: current })
      .first(entity.tree ?? 'id');
    const above: unknown = row?.[entity.tree ?? 'id'];
    current = typeof above === 'string' ? above : null;
  }
  return current !== null;
}
