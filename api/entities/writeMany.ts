import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldType } from '@plumbline/resources/language/fields/field';
import { newId } from '@plumbline/resources/language/ids';
import { may, mayEver, type Operation } from '@plumbline/resources/language/permissions';
import { withDefaults } from '@plumbline/resources/language/validation';
import { ApiError, fail } from '../base/errors/errors';
import { accountEntity } from './accountEntity';
import { takeChangeNumbers } from './changeNumber';
import { checkFiles } from './checkFiles';
import { checkLocks } from './checkLocks';
import { checkReferencesOfMany, checkUniqueOfMany } from './checkMany';
import { checkWritable } from './checkWritable';
import { pick } from './createRecord';
import { patchedCustomOfMany } from './customSql';
import { historyRow } from './history';
import { type Besides, preparerOf, runAfterWrite, type TransactionCall, type Write } from './hooks';
import { refusedByDatabase } from './refusedByDatabase';
import { refuseOutside } from './refuseOutside';
import { rowErrors } from './rowErrors';
import { type Row, rowMapper } from './rowMapper';
import { instanceForCreate, scopeOf } from './scope';
import { differences } from './updateRecord';

/** One row to write: `before` is the living row to change, or null to create one; `values` are the fields that are set. */
export interface ManyWrite {
  before: Row | null;
  values: Row;
  besides?: Besides;
}
export type ManyOutcome =
  | { outcome: 'created' | 'updated' | 'unchanged'; id: string }
  | { outcome: 'refused'; error: ApiError };

/** A write with what has been found out about it; refused ones stay in their place and are passed over. */
export interface ManyItem extends Write {
  operation: 'create' | 'update';
  after: Row;
  refused: ApiError | null;
}

/**
 * Writes many rows of one account as `createRecord` and `updateRecord` would one by one: the same rights, hooks, checks,
 * history and change numbers, but with a handful of statements for all of them. A row that is refused leaves the others
 * alone. The caller has locked the rows in `before` (`lockAccount` first). `isDry`: everything but the writing itself.
 */
export async function writeMany(
  call: TransactionCall,
  definition: AnyEntity,
  writes: readonly ManyWrite[],
  { isDry = false } = {},
): Promise<ManyOutcome[]> {
  const entity = await accountEntity(call, definition);
  const draft = drafter(call, entity);
  const finish = finisher(call, entity);
  const items = writes.map(draft);
  await refuseForeignRows(call, entity, items);
  const prepare = await preparerOf(alive(items));
  await eachAlone(alive(items), prepare);
  for (const item of alive(items)) finish(item);
  const checked = new Set(
    Object.entries(entity.fields).flatMap(([name, { lockedWhen, type }]) =>
      lockedWhen || asksForFiles.has(type) ? [name] : [],
    ),
  );
  await eachAlone(
    changing(items).filter(({ changed }) => changed.some((name) => checked.has(name))),
    async (item) => {
      if (!call.isSystem && item.before) await checkLocks(call, entity, item.before, item.changed);
      await checkFiles(call, entity, item.after, item.changed);
    },
  );
  await checkReferencesOfMany(call, entity, changing(items));
  await checkUniqueOfMany(call, entity, changing(items));
  for (const item of changing(items)) refuseWithoutRight(call, entity, item);
  if (!isDry) {
    await store(call, entity, changing(items));
    await runAfterWrite(alive(items));
  }
  return items.map(outcomeOf);
}

/** Makes the writers of one account queue, as every single write does; take it before reading what will be written. */
export async function lockAccount(call: TransactionCall, entity: AnyEntity): Promise<void> {
  await takeChangeNumbers(call.db, instanceForCreate(entity, call), 0);
}

const alive = (items: readonly ManyItem[]): ManyItem[] => items.filter(({ refused }) => refused === null);
const changing = (items: readonly ManyItem[]): ManyItem[] =>
  alive(items).filter(({ changed }) => changed.length > 0);

const asksForFiles: ReadonlySet<FieldType> = new Set(['file', 'files', 'list']);

/** What a row of the entity starts from is the same for all; only its id is its own. */
function drafter(call: TransactionCall, entity: AnyEntity): (write: ManyWrite) => ManyItem {
  const now = call.now.toISOString();
  const blank = {
    ...pick({}, Object.keys(entity.fields)),
    ...withDefaults(entity, {}),
    instance: instanceForCreate(entity, call),
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const isPermitted = (operation: 'create' | 'update') =>
    call.isSystem || (!entity.commandsOnly && mayEver(entity, operation, call.actor));
  const right = { create: isPermitted('create'), update: isPermitted('update') };
  return ({ before, values, besides }) => {
    const operation = before ? 'update' : 'create';
    // By the real clock: ids that grow from lot to lot are appended to the indexes instead of being spread over them.
    const after = before ? { ...before, ...values } : { ...blank, ...values, id: newId() };
    const item: ManyItem = {
      call,
      entity,
      operation,
      before,
      after,
      sent: values,
      changed: [],
      refused: null,
      ...(besides ? { besides } : {}),
    };
    alone(item, () => {
      if (!right[operation]) forbid(entity, item);
      checkWritable(call, entity, values);
    });
    return item;
  };
}

// The database decides which existing rows the caller may change, as it does for a single one.
async function refuseForeignRows(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly ManyItem[],
): Promise<void> {
  const updates = alive(items).filter(({ before }) => before !== null);
  const permitted = await idsInScope(call, entity, 'update', updates);
  for (const item of updates)
    if (!permitted.has(String(item.after.id))) alone(item, () => forbid(entity, item));
}

/** Finds out what differs and whether a person may send it; what is empty in a new row matters only where it is required. */
function finisher(call: TransactionCall, entity: AnyEntity): (item: ManyItem) => void {
  const names = Object.keys(entity.fields);
  const isThere = (value: unknown) => value !== null && value !== undefined && value !== '';
  return (item) => {
    const { before, after } = item;
    item.changed = before ? differences(entity, before, after) : names.filter((name) => isThere(after[name]));
    if (item.changed.length === 0) return;
    const errors = rowErrors(call, entity, item);
    if (Object.keys(errors).length > 0) item.refused = new ApiError('INVALID', {}, errors);
  };
}

function refuseWithoutRight(call: TransactionCall, entity: AnyEntity, item: ManyItem): void {
  if (!call.isSystem && !may(entity, item.operation, call.actor, item.after))
    alone(item, () => refuseOutside(call, entity, item.operation, item.after));
}

async function store(call: TransactionCall, entity: AnyEntity, items: readonly ManyItem[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  const { db } = call;
  const start = await takeChangeNumbers(db, String(first.after.instance), items.length);
  for (const [index, { before, after }] of items.entries()) {
    Object.assign(after, {
      changeNumber: start + index,
      updatedAt: call.now.toISOString(),
      version: before ? Number(before.version) + 1 : 1,
    });
  }
  const created = items.filter(({ before }) => before === null);
  const updated = items.filter(({ before }) => before !== null);
  const { write, patch, columnsOf } = rowMapper(entity);
  const refused = refusedByDatabase(entity);
  if (created.length > 0) {
    const columns = [...baseColumns, ...new Set(created.flatMap(({ changed }) => changed))];
    await db(entity.name)
      .insert(created.map(({ after }) => write(pick(after, columns))))
      .catch(refused);
  }
  if (updated.length > 0) {
    const changed = [
      ...new Set(updated.flatMap((item) => item.changed)),
      'version',
      'changeNumber',
      'updatedAt',
    ];
    const columns = [...new Set([...baseColumns, ...changed])];
    // All rows exist, so this is an update of each; one statement instead of one per row.
    await db(entity.name)
      .insert(updated.map(({ after }) => patch(pick(after, columns))))
      .onConflict('id')
      .merge(
        Object.fromEntries(
          columnsOf(changed).map((name) => [
            name,
            name === 'custom' ? db.raw(patchedCustomOfMany(entity.name)) : db.raw('values(??)', [name]),
          ]),
        ),
      )
      .catch(refused);
  }
  for (const [operation, done] of [
    ['create', created],
    ['update', updated],
  ] as const) {
    // Rights that reach through other rows only the database can decide; then nothing of this lot is written.
    if ((await idsInScope(call, entity, operation, done)).size < done.length)
      fail('FORBIDDEN', { resource: entity.name, operation });
  }
  const history = items.map(({ operation, before, after, changed }) =>
    historyRow(call, entity, operation, after, before && pick(before, changed), pick(after, changed)),
  );
  await db('history').insert(history);
}

const baseColumns = ['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt'];

async function idsInScope(
  call: TransactionCall,
  entity: AnyEntity,
  operation: Operation,
  items: readonly ManyItem[],
): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const scope = scopeOf(entity, operation, call);
  const ids = items.map(({ after }) => String(after.id));
  const [rows] = (await call.db.raw(
    `select t.id from \`${entity.name}\` t where t.deletedAt is null and t.id in (${ids.map(() => '?').join(', ')}) and ${scope.sql}`,
    [...ids, ...scope.bindings] as never[], // knex types bindings narrower than it takes them
  )) as [{ id: string }[]]; // knex types a raw answer as any
  return new Set(rows.map(({ id }) => id));
}

async function eachAlone(items: readonly ManyItem[], work: (item: ManyItem) => Promise<void>): Promise<void> {
  for (const item of items) {
    await work(item).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      item.refused = error;
    });
  }
}

function alone(item: ManyItem, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    item.refused = error;
  }
}

const forbid = (entity: AnyEntity, item: ManyItem): never =>
  fail('FORBIDDEN', { resource: entity.name, operation: item.operation });

function outcomeOf(item: ManyItem): ManyOutcome {
  if (item.refused) return { outcome: 'refused', error: item.refused };
  const isUnchanged = item.changed.length === 0 && item.besides?.isTaken !== true;
  const outcome = isUnchanged ? 'unchanged' : item.before ? 'updated' : 'created';
  return { outcome, id: String(item.after.id) };
}
