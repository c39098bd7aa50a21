import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity, Scope } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import {
  type Condition,
  decideRight,
  isReach,
  type ListCondition,
  type Operation,
  passesEmpty,
  permittedAmong,
  permittedIn,
  type RowFilter,
  reachedAccounts,
  rightOf,
} from '@plumbline/resources/language/permissions';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { fail } from '../base/errors/errors';
import type { Call } from './call';
import { isByAccount } from './listKeys';

const both = (parts: Sql[]): Sql => ({
  sql: parts.map((part) => part.sql).join(' and '),
  bindings: parts.flatMap((part) => part.bindings),
});

/** Accounts in the entity's scope for this caller. */
export const reachableInstances = (entity: AnyEntity, { actor }: Call, operation: Operation): string[] =>
  reachedAccounts(entity.scope, operation, actor);

const ownInstance: Record<Scope, (call: Call, entity: AnyEntity) => string> = {
  instance: (call) => call.actor.instance,
  // Rows that brokers publish are in scope like the provider's.
  catalogue: (call, entity) => (keepsForOthers(call, entity) ? CATALOGUE_ID : call.actor.instance),
  account: (call) => call.actor.instance,
  person: () => CATALOGUE_ID,
};

/** Default account of a row created by this caller. */
export const instanceForCreate = (entity: AnyEntity, call: Call): string =>
  ownInstance[entity.scope](call, entity);

function keepsForOthers(call: Call, entity: AnyEntity): boolean {
  const right = call.isSystem ? undefined : rightOf(entity, 'create', call.actor);
  return isReach(right) && right.own === undefined;
}

/**
 * The only place that decides which rows a call may access: account, then rights. Throws FORBIDDEN without any right.
 * `t`: table alias.
 */
export function scopeOf(entity: AnyEntity, operation: Operation, call: Call, t = 't'): Sql {
  const { right, refusal } = call.isSystem
    ? ({ right: true } as const)
    : decideRight(entity, operation, call.actor);
  if (right === undefined) fail('FORBIDDEN', { resource: entity.name, operation, reason: refusal });
  if (right === 'anywhere') return { sql: '1 = 1', bindings: [] };
  const inside = (part: true | RowFilter): Sql =>
    both([insideSql(entity, operation, call, t), ...(part === true ? [] : filterSql(part, call, t))]);
  if (!isReach(right)) return inside(right);
  const beyond = both(filterSql(right.beyond, call, t));
  if (right.own === undefined) return beyond;
  const own = inside(right.own);
  return { sql: `((${own.sql}) or (${beyond.sql}))`, bindings: [...own.bindings, ...beyond.bindings] };
}

/** Rows contiguous in an index: of one account, or of all. */
export interface Part extends Sql {
  isInAccount: boolean;
  /** Excludes rows of earlier parts. */
  apart?: Sql;
  /** Its rows have no sort value. */
  isEmpty?: true;
  /** A condition outside of any index (lists of ids), on the given alias. */
  listed?: (t: string) => Sql;
}

/**
 * The scope in parts that are contiguous in an index: one per account where indexes start with it, and one for rights
 * beyond the account, which may overlap.
 */
export function scopeParts(entity: AnyEntity, operation: Operation, call: Call): Part[] {
  const right = call.isSystem ? true : rightOf(entity, operation, call.actor);
  if (right === undefined || right === 'anywhere')
    return [{ ...scopeOf(entity, operation, call), isInAccount: false }];
  const inside = (part: true | RowFilter): Part[] => {
    const conditions = part === true ? [] : part;
    const isListed = (one: Condition): boolean =>
      ('every' in one || 'some' in one) && permittedAmong(one, call.actor) !== 'all';
    const listed = conditions.filter(isListed);
    const others = conditions.filter((one) => !isListed(one));
    return accountsApart(entity, operation, call).map((account) => ({
      ...both([account, ...filterSql(others, call, 't')]),
      isInAccount: isByAccount(entity),
      ...(listed.length > 0 ? { listed: (t: string) => both(filterSql(listed, call, t)) } : {}),
    }));
  };
  if (!isReach(right)) return inside(right);
  const beyond: Part = { ...both(filterSql(right.beyond, call, 't')), isInAccount: false };
  if (right.own === undefined) return [beyond];
  const own = inside(right.own);
  const apart = both(
    own.map(wholeOf).map(({ sql, bindings }) => ({ sql: `(${sql}) is not true`, bindings })),
  );
  return [...own, { ...beyond, apart }];
}

/** All conditions of a part, for a row alone. */
export const wholeOf = ({ listed, ...part }: Part): Sql => (listed ? both([part, listed('t')]) : part);

function accountsApart(entity: AnyEntity, operation: Operation, call: Call): Sql[] {
  if (!isByAccount(entity)) return [insideSql(entity, operation, call)];
  return reachableInstances(entity, call, operation).map((instance) => ({
    sql: 't.instance = ?',
    bindings: [instance],
  }));
}

/** Rows of accounts in scope, regardless of rights. */
export function insideSql(entity: AnyEntity, operation: Operation, call: Call, t = 't'): Sql {
  const instances = reachableInstances(entity, call, operation);
  const [only] = instances;
  if (instances.length === 1) return { sql: `${t}.instance = ?`, bindings: [only] };
  return { sql: `${t}.instance in (${instances.map(() => '?').join(', ')})`, bindings: instances };
}

function filterSql(filter: RowFilter, call: Call, t: string): Sql[] {
  return filter.map((condition) => conditionSql(condition, call, t));
}

function conditionSql(condition: Condition, call: Call, t: string): Sql {
  const column = `${t}.\`${condition.field}\``;
  if ('in' in condition) {
    const permitted = permittedIn(condition, call.actor);
    if (permitted === 'all') return { sql: '1 = 1', bindings: [] };
    const empty = passesEmpty(condition) ? `${column} is null` : null;
    if (permitted.length === 0) return { sql: empty ?? '1 = 0', bindings: [] };
    // Not by the column's own index: scanning in list order yields a page without sorting.
    const among = `(${column} in (${permitted.map(() => '?').join(', ')})) is true`;
    return { sql: empty ? `(${empty} or ${among})` : among, bindings: [...permitted] };
  }
  if ('namedAs' in condition) return namedSql(condition, call, column, t);
  if ('any' in condition) return anySql(condition, call, t);
  if ('every' in condition || 'some' in condition) return listedSql(condition, call, column);
  if ('under' in condition) {
    const brokers = call.actor.brokers ?? [];
    if (brokers.length === 0) return { sql: '1 = 0', bindings: [] };
    return { sql: `${column} in (${brokers.map(() => '?').join(', ')})`, bindings: [...brokers] };
  }
  if ('is' in condition) return { sql: `${column} = ?`, bindings: [call.actor[condition.is] ?? null] };
  if ('equals' in condition) {
    return condition.equals === null
      ? { sql: `${column} is null`, bindings: [] }
      : { sql: `${column} = ?`, bindings: [condition.equals] };
  }
  const inner = both(filterSql(condition.where, call, `${t}x`));
  const target = entities[condition.through];
  return {
    sql: `exists (select 1 from \`${target.name}\` ${t}x where ${t}x.id = ${column} and ${inner.sql})`,
    bindings: inner.bindings,
  };
}

const always: Sql = { sql: '1 = 1', bindings: [] };

function anySql({ any }: Extract<Condition, { any: unknown }>, call: Call, t: string): Sql {
  const parts = any.map((filter) => {
    const asked = filterSql(filter, call, t).filter(({ sql }) => sql !== always.sql);
    return asked.length > 0 ? both(asked) : always;
  });
  if (parts.some(({ sql }) => sql === always.sql)) return always;
  return {
    sql: `(${parts.map(({ sql }) => `(${sql})`).join(' or ')})`,
    bindings: parts.flatMap(({ bindings }) => bindings),
  };
}

/** Rows referenced by permitted locations, which are few and read once per query. */
function namedSql(
  { namedAs }: Extract<Condition, { namedAs: unknown }>,
  call: Call,
  column: string,
  t: string,
): Sql {
  const { locations } = call.actor;
  if (locations === 'all') return always;
  if (locations.length === 0) return { sql: '1 = 0', bindings: [] };
  const p = `${t}p`;
  const places = `\`locations\` ${p} where ${p}.deletedAt is null and ${p}.id in (${locations.map(() => '?').join(', ')})`;
  const sql =
    namedAs === 'owner'
      ? `${column} in (select ${p}.owner from ${places} and ${p}.owner is not null)`
      : `exists (select 1 from ${places} and json_contains(${p}.\`${namedAs}\`, json_quote(${column})))`;
  return { sql, bindings: [...locations] };
}

function listedSql(condition: ListCondition, call: Call, column: string): Sql {
  const permitted = permittedAmong(condition, call.actor);
  if (permitted === 'all') return { sql: '1 = 1', bindings: [] };
  const isEmpty = `${column} is null or json_length(${column}) = 0`;
  // JSON_CONTAINS: an array contains another if it contains each element.
  if ('every' in condition)
    return {
      sql: `(${isEmpty} or json_contains(?, ${column}))`,
      bindings: [JSON.stringify(permitted)],
    };
  const holding = permitted.map(() => ` or json_contains(${column}, json_quote(?))`).join('');
  return { sql: `(${isEmpty}${holding})`, bindings: [...permitted] };
}
