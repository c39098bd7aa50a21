import { entities } from '@plumbline/resources/entities/index';
import { needsServer } from '@plumbline/resources/rules/sync/needsServer';
import type { Command } from '@plumbline/resources/rules/sync/protocol';
import { ApiError, fail } from '../../base/errors/errors';
import { changedSince } from '../../entities/changedSince';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { findRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import { syncCommand } from '../../entities/syncCommands';
import { updateRecord } from '../../entities/updateRecord';

type Apply = (
  call: TransactionCall,
  command: Command,
  baseVersion: number | undefined,
) => Promise<number | null>;

/** Per operation; returns the row's version afterwards, null if it was deleted. */
const operations: Record<Command['operation'], Apply> = {
  create: async (call, { resource, recordId, patch }) =>
    Number((await createRecord(call, entities[resource], { ...patch, id: recordId })).version),
  update: async (call, { resource, recordId, patch }, baseVersion) => {
    const changed = updateRecord(call, entities[resource], recordId, patch, baseVersion);
    return Number((await changed.catch((error) => tellDeleted(call, { resource, recordId }, error))).version);
  },
  delete: async (call, { resource, recordId, patch }, baseVersion) => {
    await deleteRecord(call, entities[resource], recordId, baseVersion, patch);
    return null;
  },
  command: async (call, { resource, recordId, name = '', patch }, baseVersion) => {
    await refuseStaleStep(call, { resource, recordId, name, baseVersion });
    const run = syncCommand(resource, name) ?? fail('SYNC_UNKNOWN_COMMAND', { resource, name });
    await run(call, recordId, patch);
    const row = await findRecord({ ...call, isSystem: true }, entities[resource], recordId);
    return row ? Number(row.version) : null;
  },
};

/** Distinguishes an offline change of a row deleted meanwhile from one of a row that never existed. */
async function tellDeleted(
  call: TransactionCall,
  { resource, recordId }: Pick<Command, 'resource' | 'recordId'>,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
  const row = await findRecord(call, entities[resource], recordId, { deleted: true });
  if (row && row.deletedAt !== null) fail('SYNC_RECORD_DELETED', { resource, id: recordId });
  throw error;
}

interface StepCommand extends Pick<Command, 'resource' | 'recordId'> {
  name: string;
  baseVersion: number | undefined;
}

/** Refuses a step (`staleAfter`) decided on data that has changed since the device's version. */
async function refuseStaleStep(
  call: TransactionCall,
  { resource, recordId, name, baseVersion }: StepCommand,
): Promise<void> {
  const fields = entities[resource].steps?.[name]?.staleAfter ?? [];
  if (baseVersion === undefined) return;
  const later = await changedSince(call, {
    resource,
    records: [recordId],
    fields,
    since: { version: baseVersion },
    besidesCalendar: true,
  });
  if (later.length === 0) return;
  const current = await findRecord(call, entities[resource], recordId);
  fail('STALE_VERSION', { resource, id: recordId, current: current ?? null });
}

/**
 * Applies the command through the same write path as every other write: rights, checks, history, change number.
 * Nothing may be read in the transaction before it: its snapshot would precede the account's lock, and later counts
 * would be outdated.
 */
export const applyCommand: Apply = (call, command, baseVersion) => {
  if (needsServer(entities[command.resource], command, call.actor))
    fail('ONLINE_ONLY', { resource: command.resource });
  const { madeAt, after, zone = call.zone } = command;
  const there: TransactionCall = {
    ...call,
    madeAt,
    ...(after === undefined ? {} : { followsUnheard: true }),
    ...(zone === undefined ? {} : { zone }),
  };
  return operations[command.operation](there, command, baseVersion);
};
