import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import {
  type Command,
  type PushRequest,
  type Receipt,
  type ReceiptsRequest,
  SCHEMA_VERSION,
  type SyncedRow,
} from '@plumbline/resources/rules/sync/protocol';
import type { ApiError } from '../../base/errors/errors';
import { asApiError } from '../../base/errors/handleErrors';
import { type Call, inTransaction } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import { applyCommand } from './applyCommand';
import { refuseOthers } from './checkOwner';
import {
  claimReceipt,
  completeReceipt,
  DuplicateCommand,
  findReceipts,
  type StoredReceipt,
  storeRefusal,
} from './receipts';
import { synced } from './shardSql';

type Unsettled = Pick<Receipt, 'code' | 'data'> & { status: 'held' | 'failed'; cause?: unknown };

/**
 * Applies the commands in order, each once, in its own transaction with its receipt; a command sent before is answered
 * from its receipt. After a refused command, later ones of the same record are held. After a failed one, all later
 * ones are: a finished audit may depend on a deficiency that is only applied at the next attempt.
 */
export async function pushCommands(
  call: Call,
  request: PushRequest,
  onFailure: (cause: unknown) => void = () => {},
): Promise<Receipt[]> {
  refuseOthers(call.actor, request);
  const known = await findReceipts(
    call.db,
    call,
    request.commands.flatMap(({ id, after }) => (after ? [id, after] : [id])),
  );
  const blocked = new Set<string>();
  const receipts: Receipt[] = [];
  let hasFailed = false;
  for (const command of request.commands) {
    const record = `${command.resource}/${command.recordId}`;
    const result: StoredReceipt | Unsettled =
      known.get(command.id) ??
      held(command, known, hasFailed || blocked.has(record)) ??
      (await settle(call, command, baseOf(command, known)));
    if (result.status === 'applied' || result.status === 'refused') known.set(command.id, result);
    if (result.status !== 'applied') blocked.add(record);
    hasFailed ||= result.status === 'failed';
    if ('cause' in result) onFailure(result.cause);
    receipts.push(await answerTo(call, command, result));
  }
  return receipts;
}

/** The receipts of those commands of the caller that were settled before. */
export async function settledCommands(call: Call, request: ReceiptsRequest): Promise<Receipt[]> {
  refuseOthers(call.actor, request);
  const known = await findReceipts(call.db, call, request.commands);
  return Promise.all([...known.values()].map((receipt) => answerTo(call, receipt, receipt)));
}

const empty = { version: null, code: null, data: null, errors: null };

type Named = Pick<Command, 'id' | 'resource' | 'recordId'>;

async function answerTo(call: Call, command: Named, result: StoredReceipt | Unsettled): Promise<Receipt> {
  return { ...empty, id: command.id, ...pick(result), current: await currentRow(call, command) };
}

function pick(
  result: StoredReceipt | Unsettled,
): Pick<Receipt, 'status' | 'code' | 'data'> & Partial<Receipt> {
  const { status, code, data } = result;
  return 'version' in result
    ? { status, code, data, version: result.version, errors: result.errors }
    : { status, code, data };
}

function held(
  command: Command,
  known: ReadonlyMap<string, StoredReceipt>,
  isBlocked: boolean,
): Unsettled | undefined {
  const before = command.after === undefined ? undefined : known.get(command.after);
  const isReady =
    command.after === undefined || (before?.status === 'applied' && before.recordId === command.recordId);
  return isReady && !isBlocked ? undefined : { status: 'held', code: 'SYNC_HELD', data: null };
}

// A command based on another one (`after`) uses that one's resulting version, which the device could not know.
function baseOf(
  { after, baseVersion }: Command,
  known: ReadonlyMap<string, StoredReceipt>,
): number | undefined {
  return (after === undefined ? baseVersion : known.get(after)?.version) ?? undefined;
}

async function settle(
  call: Call,
  command: Command,
  baseVersion: number | undefined,
): Promise<StoredReceipt | Unsettled> {
  if (command.schemaVersion > SCHEMA_VERSION)
    return { status: 'failed', code: 'SYNC_NEWER_CLIENT', data: null };
  try {
    const version = await inTransaction(
      call,
      async (inner) => {
        await claimReceipt(inner.db, call, command);
        const result = await applyCommand(inner, command, baseVersion);
        await completeReceipt(inner.db, call, command.id, result);
        return result;
      },
      // Idempotent, as the receipt is in the same transaction: if the commit did succeed, the retry finds it.
      { isIdempotent: true },
    );
    const { id, resource, recordId } = command;
    return { ...empty, id, resource, recordId, status: 'applied', version };
  } catch (error) {
    if (error instanceof DuplicateCommand) return stored(call, command);
    const known = asApiError(error);
    if (isPassing(known))
      return { status: 'failed', code: known.code, data: { ...known.data }, cause: error };
    return refuse(call, command, known);
  }
}

// Temporary: a photo may still be uploaded, a server error or a termination may be gone next time.
const isPassing = (error: ApiError): boolean =>
  error.status >= 500 ||
  error.status === 401 ||
  error.status === 429 ||
  error.code === 'FILE_MISSING' ||
  error.code === 'ACCOUNT_TERMINATED';

async function refuse(call: Call, command: Command, error: ApiError): Promise<StoredReceipt | Unsettled> {
  try {
    await storeRefusal(call.db, call, command, error);
  } catch (cause) {
    if (!(cause instanceof DuplicateCommand))
      return { status: 'failed', code: 'UNEXPECTED', data: null, cause };
  }
  return stored(call, command);
}

async function stored(call: Call, { id }: Command): Promise<StoredReceipt | Unsettled> {
  const receipt = (await findReceipts(call.db, call, [id])).get(id);
  // The transaction that held the id was just rolled back: the device retries.
  return receipt ?? { status: 'failed', code: 'UNEXPECTED', data: null };
}

async function currentRow(call: Call, { resource, recordId }: Named): Promise<SyncedRow | null> {
  if (!mayEver(entities[resource], 'read', call.actor)) return null;
  const row = await findRecord(call, entities[resource], recordId);
  return row ? synced(row) : null;
}
