import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Knex } from 'knex';
import type { Call } from './call';
import type { Row } from './rowMapper';

export type TransactionCall = Call & { db: Knex.Transaction };

/** A write in progress. `beforeWrite` may change `after`; it is null for deletions; restored rows have both. */
export interface Write {
  call: TransactionCall;
  entity: AnyEntity;
  operation: 'create' | 'update' | 'delete' | 'restore';
  before: Row | null;
  after: Row | null;
  /** The input of this write; of a deletion, the reason given; empty for restoration. */
  sent?: Readonly<Row>;
  /** Changed fields; available in `afterWrite`. */
  changed: readonly string[];
  besides?: Besides;
}

/** A row stored together with others. */
export interface StoredRow {
  call: TransactionCall;
  entity: AnyEntity;
  operation: Write['operation'];
  before: Row | null;
  /** The stored row, also in the bin. */
  after: Row;
  changed: readonly string[];
}

/** Values of a list for other rows, by column path; the hook that stores them reports the outcome. */
export interface Besides {
  values: Readonly<Row>;
  /** Only used if nothing is known yet. */
  onlyEmpty: boolean;
  /** Skipped values with reasons. */
  passed: Record<string, FieldError>;
  /** Whether something was new. */
  isTaken: boolean;
}

/** A domain's extension of the generic writes of an entity, in the same transaction. */
export interface EntityHooks {
  /** Before validation: derive fields or throw. */
  beforeWrite?: (write: Write) => Promise<void> | void;
  /** Bulk form of `beforeWrite`: looks up once for all rows and returns the function for each. */
  beforeWriteMany?: (writes: readonly Write[]) => Promise<(write: Write) => Promise<void> | void>;
  /** Derived rows of other entities, complete but for their numbers: stored in the same statements. */
  storedAlong?: (writes: readonly Write[]) => readonly StoredRow[];
  /** After the row is stored: update dependent rows. */
  afterWrite?: (write: Write) => Promise<void> | void;
  /**
   * Bulk form of `afterWrite`: called once for all rows written together, including unchanged ones, whose input may
   * concern other entities.
   */
  afterWriteMany?: (writes: readonly Write[]) => Promise<void> | void;
  /** The stored rows are about to be purged from the bin. */
  afterPurge?: (call: Pick<Call, 'db' | 'now'> & { db: Knex }, rows: readonly Row[]) => Promise<void>;
}

const registry = new Map<EntityName, Set<EntityHooks>>();

/** Adds hooks to an entity; idempotent per object. */
export function registerHooks(name: EntityName, hooks: EntityHooks): void {
  const known = registry.get(name) ?? new Set();
  registry.set(name, known.add(hooks));
}

export async function runHooks(step: 'beforeWrite' | 'afterWrite', write: Write): Promise<void> {
  if (step === 'beforeWrite') await (await preparerOf([write]))(write);
  else await runAfterWrite([write]);
}

/** Derived rows of these rows, which are of one entity. */
export function storedAlong(writes: readonly Write[]): StoredRow[] {
  const [first] = writes;
  return [...((first && registry.get(first.entity.name)) ?? [])].flatMap(
    (hooks) => hooks.storedAlong?.(writes) ?? [],
  );
}

/** Runs the after-write hooks of rows of one entity. */
export async function runAfterWrite(writes: readonly Write[]): Promise<void> {
  const [first] = writes;
  for (const hooks of (first && registry.get(first.entity.name)) ?? []) {
    for (const write of writes) if (!isUnchanged(write)) await hooks.afterWrite?.(write);
    await hooks.afterWriteMany?.(writes);
  }
}

const isUnchanged = ({ operation, changed }: Write): boolean =>
  operation === 'update' && changed.length === 0;

/** Before purging: data kept for restoration can be deleted. */
export async function runAfterPurge(
  call: Pick<Call, 'db' | 'now'> & { db: Knex },
  entity: AnyEntity,
  ids: readonly string[],
): Promise<void> {
  for (const { afterPurge } of registry.get(entity.name) ?? [])
    if (afterPurge) await afterPurge(call, await call.db(entity.name).whereIn('id', [...ids]));
}

/** Runs the before-write hooks of rows of one entity; errors are per row. */
export async function preparerOf(writes: readonly Write[]): Promise<(write: Write) => Promise<void>> {
  const [first] = writes;
  const steps: NonNullable<EntityHooks['beforeWrite']>[] = [];
  for (const hooks of (first && registry.get(first.entity.name)) ?? []) {
    if (hooks.beforeWrite) steps.push(hooks.beforeWrite);
    if (hooks.beforeWriteMany) steps.push(await hooks.beforeWriteMany(writes));
  }
  return async (write) => {
    for (const step of steps) await step(write);
  };
}
