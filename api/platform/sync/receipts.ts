import type { EntityName } from '@plumbline/resources/language/names';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import type { Command } from '@plumbline/resources/rules/sync/protocol';
import type { Knex } from 'knex';
import type { ApiError } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';

/** Stored permanently: the result of a command by its id, for its sender. */
export interface StoredReceipt {
  id: string;
  resource: EntityName;
  recordId: string;
  status: 'applied' | 'refused';
  version: number | null;
  code: string | null;
  data: Record<string, unknown> | null;
  errors: FieldErrors | null;
}

type Database = Knex | Knex.Transaction;

/** The receipts of these commands that exist, limited to the caller's account and user. */
export async function findReceipts(
  db: Database,
  { actor }: Call,
  ids: readonly string[],
): Promise<Map<string, StoredReceipt>> {
  if (ids.length === 0) return new Map();
  const rows: Row[] = await db('receipts')
    .where({ instance: actor.instance, user: actor.user })
    .whereIn('id', [...ids])
    .select('id', 'resource', 'recordId', 'status', 'version', 'code', 'data', 'errors');
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        id: String(row.id),
        resource: row.resource as EntityName, // written below alone
        recordId: String(row.recordId),
        status: row.status === 'applied' ? 'applied' : 'refused',
        version: row.version === null ? null : Number(row.version),
        code: row.code === null ? null : String(row.code),
        data: json(row.data) as StoredReceipt['data'], // written below alone
        errors: json(row.errors) as StoredReceipt['errors'], // written below alone
      },
    ]),
  );
}

/**
 * Inserts the command's id before anything is applied: a concurrent request with the same command waits for this
 * transaction and then gets `DuplicateCommand`.
 */
export async function claimReceipt(trx: Knex.Transaction, call: Call, command: Command): Promise<void> {
  await insert(trx, call, command, { status: 'applied' });
}

export async function completeReceipt(
  trx: Knex.Transaction,
  { actor }: Call,
  id: string,
  version: number | null,
): Promise<void> {
  await trx('receipts').where({ instance: actor.instance, user: actor.user, id }).update({ version });
}

export async function storeRefusal(
  db: Database,
  call: Call,
  command: Command,
  error: ApiError,
): Promise<void> {
  // The current row is not stored but read whenever the receipt is requested: rights may have changed by then.
  const { current: _current, ...data } = error.data;
  await insert(db, call, command, {
    status: 'refused',
    code: error.code,
    data: JSON.stringify(data),
    errors: error.errors ? JSON.stringify(error.errors) : null,
  });
}

/** A concurrent request has settled this command. */
export class DuplicateCommand extends Error {}

async function insert(db: Database, { actor, now }: Call, command: Command, result: Row): Promise<void> {
  const { id, resource, recordId, operation, madeAt } = command;
  const row = {
    instance: actor.instance,
    user: actor.user,
    id,
    resource,
    recordId,
    operation,
    madeAt: new Date(madeAt),
    receivedAt: now,
    ...result,
  };
  await db('receipts')
    .insert(row)
    .catch((error: unknown) => {
      if (error instanceof Error && 'errno' in error && error.errno === 1062) throw new DuplicateCommand();
      throw error;
    });
}

const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));
