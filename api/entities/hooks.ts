import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Knex } from 'knex';
import type { Call } from './call';
import type { Row } from './rowMapper';

export type TransactionCall = Call & { db: Knex.Transaction };

/** One write on its way. `after` may be changed in `beforeWrite`; for a deletion it is null, for a restored row both are there. */
export interface Write {
  call: TransactionCall;
  entity: AnyEntity;
  operation: 'create' | 'update' | 'delete' | 'restore';
  before: Row | null;
  after: Row | null;
  /** What was sent with this write; nothing with a deletion or a restoration. */
  sent?: Readonly<Row>;
  /** Names of the fields that differ; filled before `afterWrite`. */
  changed: readonly string[];
  besides?: Besides;
}

/** A row that is numbered and stored together with others. */
export interface StoredRow {
  call: TransactionCall;
  entity: AnyEntity;
  operation: Write['operation'];
  before: Row | null;
  /** As it stands then, also of one that goes into the bin. */
  after: Row;
  changed: readonly string[];
}

/** What a list says with a row that is kept elsewhere, by the paths of its columns; the hook that keeps it notes what became of it. */
export interface Besides {
  values: Readonly<Row>;
  /** Only that is taken of which nothing is known yet. */
  onlyEmpty: boolean;
  /** Values that were left out, and why. */
  passed: Record<string, FieldError>;
  /** Something of it was new. */
  isTaken: boolean;
}

/** What a domain adds to the generic writes of its entity, in the same transaction. */
export interface EntityHooks {
  /** Before the row is checked and written: derive fields, refuse with an error. */
  beforeWrite?: (write: Write) => Promise<void> | void;
  /** `beforeWrite` for hooks that look things up: asks once for all rows and returns what prepares each of them. */
  beforeWriteMany?: (writes: readonly Write[]) => Promise<(write: Write) => Promise<void> | void>;
  /** Rows of other entities that follow from these, finished but for their numbers: stored in the statements of the rows themselves. */
  storedAlong?: (writes: readonly Write[]) => readonly StoredRow[];
  /** After the row is written: make others follow. */
  afterWrite?: (write: Write) => Promise<void> | void;
  /**
   * `afterWrite` for hooks that write in bulk: told once of all rows that were written together, and of those in which
   * nothing differed in the end, since what was sent may concern rows of other entities.
   */
  afterWriteMany?: (writes: readonly Write[]) => Promise<void> | void;
  /** The rows, as they are stored, are being taken out of the bin for good. */
  afterPurge?: (call: Pick<Call, 'db' | 'now'> & { db: Knex }, rows: readonly Row[]) => Promise<void>;
}

const registry = new Map<EntityName, Set<EntityHooks>>();

/** Adds hooks to an entity; registering the same object again changes nothing. */
export function registerHooks(name: EntityName, hooks: EntityHooks): void {
  const known = registry.get(name) ?? new Set();
  registry.set(name, known.add(hooks));
}

export async function runHooks(step: 'beforeWrite' | 'afterWrite', write: Write): Promise<void> {
  if (step === 'beforeWrite') await (await preparerOf([write]))(write);
  else await runAfterWrite([write]);
}

/** What is stored with these rows, which are all of one entity. */
export function storedAlong(writes: readonly Write[]): StoredRow[] {
  const [first] = writes;
  return [...((first && registry.get(first.entity.name)) ?? [])].flatMap(
    (hooks) => hooks.storedAlong?.(writes) ?? [],
  );
}

/** Tells the hooks of rows that were written together, which are all of one entity. */
export async function runAfterWrite(writes: readonly Write[]): Promise<void> {
  const [first] = writes;
  for (const hooks of (first && registry.get(first.entity.name)) ?? []) {
    for (const write of writes) if (!isUnchanged(write)) await hooks.afterWrite?.(write);
    await hooks.afterWriteMany?.(writes);
  }
}

const isUnchanged = ({ operation, changed }: Write): boolean =>
  operation === 'update' && changed.length === 0;

/** The rows are about to be purged: whatever was kept for their restoration can go. */
export async function runAfterPurge(
  call: Pick<Call, 'db' | 'now'> & { db: Knex },
  entity: AnyEntity,
  ids: readonly string[],
): Promise<void> {
  for (const { afterPurge } of registry.get(entity.name) ?? [])
    if (afterPurge) await afterPurge(call, await call.db(entity.name).whereIn('id', [...ids]));
}

/** What prepares each of the rows, which are all of one entity; their refusals are theirs alone. */
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
