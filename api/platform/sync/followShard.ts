import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { rightInside, rightOf } from '@plumbline/resources/language/permissions';
import type { Change } from '@plumbline/resources/rules/sync/protocol';
import { locationField, pointers } from '@plumbline/resources/rules/sync/shards';
import type { Row } from '../../entities/rowMapper';
import { type Before, type ChangedRow, changedRows } from './changedRows';
import { couldHaveRead, namingFields, rightFields } from './couldHaveRead';
import {
  broughtIds,
  idList,
  joined,
  memberIds,
  query,
  readable,
  readableEntities,
  type ShardCall,
  selectShardRows,
} from './shardSql';

/** Rows to read again. `wasHere`: a device may hold it, so it is told if the row is no longer in the shard. */
interface Candidate {
  wasHere: boolean;
  before: Before;
}
type Candidates = Map<EntityName, Map<string, Candidate>>;
export interface FollowedPage {
  changes: Change[];
  upTo: number;
  isWhole: boolean;
}

/**
 * The changes of a shard after change number `since` of one account: each changed row as it is now, or null if it is
 * no longer in the shard. The history is read in order, at most `limit` entries.
 */
export async function followShard(
  ask: ShardCall,
  instance: string,
  since: number,
  limit: number,
): Promise<FollowedPage> {
  const { rows, upTo, isWhole } = await changedRows(ask, instance, since, limit);
  const candidates: Candidates = new Map();
  for (const [name, changed] of rows) {
    const entity = entities[name];
    if (readableEntities(ask).includes(entity)) await addChanged(ask, entity, changed, candidates);
    const decisive = new Map([...changed].filter(([, { isDecisive }]) => isDecisive));
    if (name === 'locations' && decisive.size > 0)
      for (const other of readableEntities(ask))
        if (namingFields(other, ask.call.actor).length > 0) await addNamed(ask, other, decisive, candidates);
    await addDependents(ask, entity, [...decisive.keys()], candidates);
  }
  const changes: Change[] = [];
  for (const [name, wanted] of candidates) changes.push(...(await currentState(ask, entities[name], wanted)));
  return { changes, upTo, isWhole };
}

function add(
  candidates: Candidates,
  name: EntityName,
  id: string,
  { wasHere, before = {} }: { wasHere: boolean; before?: Before },
): void {
  const rows = candidates.get(name) ?? new Map<string, Candidate>();
  const known = rows.get(id);
  candidates.set(
    name,
    rows.set(id, { wasHere: wasHere || (known?.wasHere ?? false), before: { ...known?.before, ...before } }),
  );
}

/** Adds the changed rows of an entity of the shard, and the rows they refer or referred to. */
async function addChanged(
  ask: ShardCall,
  entity: AnyEntity,
  changed: ReadonlyMap<string, ChangedRow>,
  candidates: Candidates,
): Promise<void> {
  if (ask.shard === 'base') {
    for (const [id, { before }] of changed) add(candidates, entity.name, id, { wasHere: true, before });
    return;
  }
  const own = pointers.filter(({ from }) => from.name === entity.name);
  const now = await standing(
    ask,
    entity,
    [...changed.keys()],
    own.map(({ field }) => field),
  );
  const touching: string[] = [];
  for (const [id, { before, isDecisive }] of changed) {
    const row = now.get(id);
    const touchesHere =
      Boolean(row?.isHere) || (before[locationField(entity) ?? '']?.has(ask.shard.location) ?? false);
    add(candidates, entity.name, id, { wasHere: touchesHere || Boolean(row?.isBrought), before });
    if (!touchesHere || !isDecisive) continue;
    touching.push(id);
    for (const { field, to } of own) {
      const current = row?.[field];
      const targets = new Set([...(before[field] ?? []), ...(typeof current === 'string' ? [current] : [])]);
      for (const target of targets) add(candidates, to.name, target, { wasHere: true });
    }
  }
  await addParts(ask, entity, touching, candidates);
}

/** Parts of rows that entered or left the shard, and the rows those refer to, enter and leave with them. */
async function addParts(
  ask: ShardCall,
  entity: AnyEntity,
  ids: readonly string[],
  candidates: Candidates,
): Promise<void> {
  if (ids.length === 0) return;
  for (const { from, field } of pointers.filter(({ to, isPart }) => isPart && to.name === entity.name)) {
    const others = pointers.filter((pointer) => pointer.from.name === from.name);
    const parts = await query(ask.call, {
      sql: `select t.id${columns(others.map((pointer) => pointer.field))} from \`${from.name}\` t where t.instance = ? and t.\`${field}\` in (${ids.map(() => '?').join(', ')})`,
      bindings: [ask.call.actor.instance, ...ids],
    });
    for (const part of parts) {
      add(candidates, from.name, String(part.id), { wasHere: true });
      for (const pointer of others)
        for (const target of text(part[pointer.field]))
          add(candidates, pointer.to.name, target, { wasHere: true });
    }
    await addParts(
      ask,
      from,
      parts.map(({ id }) => String(id)),
      candidates,
    );
  }
}

/**
 * Current locations of rows, including deleted ones and regardless of rights: they determine what a device may hold.
 */
async function standing(
  ask: ShardCall,
  entity: AnyEntity,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Row>> {
  const members = memberIds(entity, ask, { alsoDeleted: true });
  const brought = broughtIds(entity, ask, { alsoDeleted: true });
  const found = idList(ids);
  const rows = await query(ask.call, {
    sql: `select t.id, t.id in (select m.id from (${members.sql}) m) as isHere,
      t.id in (select b.id from (${brought.sql}) b where b.id is not null) as isBrought${columns(fields)}
      from \`${entity.name}\` t where ${found.sql} and t.instance = ?`,
    bindings: [...members.bindings, ...brought.bindings, ...found.bindings, ask.call.actor.instance],
  });
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** Rows the caller may read through a changed row (the deficiencies of one's own audit) enter and leave with it. */
async function addDependents(
  ask: ShardCall,
  changed: AnyEntity,
  ids: readonly string[],
  candidates: Candidates,
): Promise<void> {
  if (ids.length === 0) return;
  for (const entity of readableEntities(ask)) {
    const right = rightInside(rightOf(entity, 'read', ask.call.actor));
    if (typeof right !== 'object') continue;
    for (const condition of right) {
      if (!('through' in condition) || condition.through !== changed.name) continue;
      const rows = await query(ask.call, {
        sql: `select t.id from \`${entity.name}\` t where t.instance = ? and t.\`${condition.field}\` in (${ids.map(() => '?').join(', ')})${inShard(entity, ask)}`,
        bindings: [ask.call.actor.instance, ...ids, ...memberBindings(entity, ask)],
      });
      for (const row of rows) add(candidates, entity.name, String(row.id), { wasHere: true });
    }
  }
}

/**
 * Rows named by locations (customers, contacts) are few: if a location changed, all of them are read again. Only those
 * it named before can be on a device.
 */
async function addNamed(
  ask: ShardCall,
  entity: AnyEntity,
  changed: ReadonlyMap<string, ChangedRow>,
  candidates: Candidates,
): Promise<void> {
  const named = new Set(
    [...changed.values()].flatMap(({ before }) =>
      [...(before.owner ?? []), ...(before.contacts ?? [])].flatMap(
        (value) => (value.startsWith('[') ? (JSON.parse(value) as string[]) : [value]), // a list of ids as it was stored
      ),
    ),
  );
  const owner = 'owner' in entity.fields ? ', t.owner' : '';
  const rows = await query(ask.call, {
    sql: `select t.id${owner} from \`${entity.name}\` t where t.instance = ? and t.deletedAt is null`,
    bindings: [ask.call.actor.instance],
  });
  for (const row of rows)
    add(candidates, entity.name, String(row.id), {
      wasHere: named.has(String(row.id)) || named.has(String(row.owner)),
    });
}

async function currentState(
  ask: ShardCall,
  entity: AnyEntity,
  wanted: ReadonlyMap<string, Candidate>,
): Promise<Change[]> {
  if (!readableEntities(ask).includes(entity)) return [];
  const rows = await selectShardRows(
    entity,
    ask,
    joined([readable(entity, ask), idList([...wanted.keys()])]),
  );
  const here = new Set(rows.map((row) => row.id));
  const gone = [...wanted].filter(([id, { wasHere }]) => wasHere && !here.has(id));
  return [
    ...rows.map((row): Change => ({ resource: entity.name, id: row.id, row })),
    ...(await readableBefore(ask, entity, gone)).map(
      (id): Change => ({ resource: entity.name, id, row: null }),
    ),
  ];
}

/** Those of the removed rows that the caller may have read. */
async function readableBefore(
  ask: ShardCall,
  entity: AnyEntity,
  gone: [string, Candidate][],
): Promise<string[]> {
  const fields = rightFields(entity, ask.call.actor);
  if (gone.length === 0) return [];
  const found = idList(gone.map(([id]) => id));
  const rows = await query(ask.call, {
    sql: `select t.id${columns(fields)} from \`${entity.name}\` t where ${found.sql}`,
    bindings: found.bindings,
  });
  const now = new Map(rows.map((row) => [String(row.id), row]));
  return gone.flatMap(([id, { before }]) => {
    const values = Object.fromEntries(
      fields.map((field) => [field, new Set([...(before[field] ?? []), ...text(now.get(id)?.[field])])]),
    );
    return couldHaveRead(entity, ask.call.actor, { ...values, id: new Set([id]) }) ? [id] : [];
  });
}

// The base shard has all rows of its entities.
const inShard = (entity: AnyEntity, ask: ShardCall): string =>
  ask.shard === 'base' ? '' : ` and t.id in (select m.id from (${memberIds(entity, ask).sql}) m)`;
const memberBindings = (entity: AnyEntity, ask: ShardCall): unknown[] =>
  ask.shard === 'base' ? [] : memberIds(entity, ask).bindings;

// MySQL returns lists parsed, MariaDB as text.
const text = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? [JSON.stringify(value)] : [];
const columns = (fields: readonly string[]): string => fields.map((field) => `, t.\`${field}\``).join('');
