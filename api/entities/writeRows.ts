import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isLeftToAccount } from '@plumbline/resources/language/fieldRights';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import { newId } from '@plumbline/resources/language/ids';
import { perEntity } from '@plumbline/resources/language/perEntity';
import { withDefaults } from '@plumbline/resources/language/validation';
import { ApiError, fail, failFields } from '../base/errors/errors';
import { productEntity } from './accountEntity';
import type { Call } from './call';
import { checkFiles } from './checkFiles';
import { checkLocks } from './checkLocks';
import { checkReferences } from './checkReferences';
import { checkRights } from './checkRights';
import { checkSent } from './checkSent';
import { checkUnique } from './checkUnique';
import { checkWritable } from './checkWritable';
import {
  type Besides,
  preparerOf,
  runAfterWrite,
  storedAlong,
  type TransactionCall,
  type Write,
} from './hooks';
import { refuseWithoutRight } from './refuseWithoutRight';
import { differences, differs, filledFields, pick } from './rowChanges';
import { rowErrors } from './rowErrors';
import { type Row, rowMapper } from './rowMapper';
import { instanceForCreate } from './scope';
import { storeRows } from './storeRows';

/** A row to write: `before` is the living row, or null to create one; `values` are the fields to set. */
export interface RowWrite {
  before: Row | null;
  values: Row;
  /** Id and account of a new row, if given. */
  id?: string;
  instance?: string;
  besides?: Besides;
  /** The caller may not change the row in `before`. */
  isForbidden?: boolean;
}

/** A write with intermediate results; refused ones are skipped. */
export interface WriteItem extends Write {
  operation: 'create' | 'update';
  after: Row;
  refused: ApiError | null;
}

interface WriteOptions {
  /** Without writing. */
  isDry?: boolean;
  /** A single validated row: uniqueness is left to the database. */
  isSingle?: boolean;
}

/**
 * The only path that creates and changes rows: rights, hooks, checks, history and change numbers, with a constant
 * number of statements. Refused rows do not affect others. The caller has checked the right on rows in `before`, which
 * are locked or verified.
 */
export async function writeRows(
  call: TransactionCall,
  entity: AnyEntity,
  writes: readonly RowWrite[],
  { isDry = false, isSingle = false }: WriteOptions = {},
): Promise<WriteItem[]> {
  const draft = drafter(call, entity, isSingle);
  const items = writes.map(draft);
  const prepare = await preparerOf(alive(items));
  await eachAlone(alive(items), prepare);
  for (const item of alive(items)) finish(call, entity, item);
  const checked = checkedFields(entity);
  await eachAlone(
    changing(items).filter(({ changed }) => changed.some((name) => checked.has(name))),
    async (item) => {
      if (!call.isSystem && item.before) await checkLocks(call, entity, item.before, item.changed);
      await checkFiles(call, entity, item.after, item.changed);
    },
  );
  await checkReferences(call, entity, changing(items));
  if (!isSingle || isDry) await checkUnique(call, entity, changing(items));
  for (const item of changing(items)) alone(item, () => checkRights(call, entity, item));
  if (isDry) return items;
  await storeRows(call, entity, changing(items), storedAlong(alive(items)));
  await runAfterWrite(alive(items));
  return items;
}

const alive = (items: readonly WriteItem[]): WriteItem[] => items.filter(({ refused }) => refused === null);
const changing = (items: readonly WriteItem[]): WriteItem[] =>
  alive(items).filter(({ before, changed }) => before === null || changed.length > 0);

const checkedFields = perEntity(
  (entity): ReadonlySet<string> =>
    new Set(
      Object.entries(entity.fields).flatMap(([name, field]) =>
        field.lockedWhen || typeOf(field).hashes ? [name] : [],
      ),
    ),
);
const namesOf = perEntity((entity) => Object.keys(entity.fields));
const blankOf = perEntity((entity) => pick({}, namesOf(entity)));

/** Defaults are shared; the id is not. */
function drafter(
  call: TransactionCall,
  entity: AnyEntity,
  isChecked: boolean,
): (write: RowWrite) => WriteItem {
  const now = call.now.toISOString();
  const blank: Row = {
    ...blankOf(entity),
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const own = instanceForCreate(entity, call);
  const homeOf = (id: string) => (entity.scope === 'account' ? id : own);
  // By the real clock: ascending ids are appended to indexes instead of spread over them.
  return ({ before, values, id = newId(), instance = homeOf(id), besides, isForbidden }) => {
    const operation = before ? 'update' : 'create';
    const after = before
      ? { ...before, ...values }
      : { ...blank, ...withDefaults(entity, values), id, instance };
    const item: WriteItem = {
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
      refuseWithoutRight(call, entity, operation);
      if (!isChecked) checkValues(call, entity, values, before);
      if (isForbidden) fail('FORBIDDEN', { resource: entity.name, operation });
      if (before) refuseOwnersDecisions(call, entity, before, values);
      if (before) refuseLasting(call, entity, before, values);
    });
    return item;
  };
}

/** Refuses unwritable and malformed fields first. */
export function checkValues(call: Call, entity: AnyEntity, values: Row, before: Row | null): void {
  checkWritable(call, entity, values);
  const draft = () => writable(entity, withDefaults(entity, values));
  checkSent(call, entity, values, before ? undefined : draft);
}

/** The part of a row that `validate` checks: writable fields. */
const writable = (entity: AnyEntity, row: Row): Row =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => !field.readOnly)
      .map(([name]) => [name, row[name]]),
  );

/** Fields that an account reserves to its own roles cannot be set from outside. */
function refuseOwnersDecisions(call: TransactionCall, entity: AnyEntity, before: Row, sent: Row): void {
  if (call.isSystem || entity.scope === 'person' || !isForeign(call, before)) return;
  const refused = Object.keys(sent).filter((name) => isLeftToAccount(entity.fields[name] ?? {}));
  if (refused.length > 0)
    failFields(Object.fromEntries(refused.map((name) => [name, { message: 'validation.notYourRole' }])));
}

/** Fields fixed on creation. */
function refuseLasting(call: TransactionCall, entity: AnyEntity, before: Row, sent: Row): void {
  if (call.isSystem) return;
  const refused = Object.keys(sent).filter(
    (name) => entity.fields[name]?.isLasting && differs(before[name] ?? null, sent[name] ?? null),
  );
  if (refused.length > 0)
    failFields(Object.fromEntries(refused.map((name) => [name, { message: 'validation.lasting' }])));
}

const isForeign = (call: TransactionCall, row: Row): boolean => row.instance !== call.actor.instance;

/** Determines changes and validates them; empty fields of a new row matter only if required. */
function finish(call: TransactionCall, entity: AnyEntity, item: WriteItem): void {
  const { before, after } = item;
  const meant = before ? differences(entity, before, after) : filledFields(entity, after);
  // Custom requirements apply to the account's own rows.
  const demanding = before && isForeign(call, before) ? productEntity(entity) : entity;
  const errors =
    before && meant.length === 0 ? {} : rowErrors(call, demanding, { before, after, changed: meant });
  if (Object.keys(errors).length > 0) {
    item.refused = new ApiError('INVALID', {}, errors);
    return;
  }
  // The row as it will be read, without reading it back.
  const { stored } = rowMapper(entity);
  for (const name of namesOf(entity))
    if (!before) after[name] = meant.includes(name) ? stored(name, after[name]) : null;
    else if (meant.includes(name)) after[name] = stored(name, after[name]);
  item.changed = before ? meant.filter((name) => differs(before[name], after[name])) : meant;
  if (before && item.changed.length === 0) item.after = before;
}

async function eachAlone(
  items: readonly WriteItem[],
  work: (item: WriteItem) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    await work(item).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      item.refused = error;
    });
  }
}

function alone(item: WriteItem, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    item.refused = error;
  }
}
