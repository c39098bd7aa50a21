import {
  described,
  json,
  many,
  map,
  nullable,
  object,
  optional,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { boolean, integer, reference } from '../language/fields/builders';
import type { EntityName } from '../language/names';
import type { FieldErrors } from '../language/validation';
import type { SyncedRow } from '../rules/sync/protocol';

const resource = string<EntityName>();
const syncedRow = nullable(json<SyncedRow>('the row as the caller may read it; null: it is gone'));
/** Validated by the protocol, which answers BAD_REQUEST with the place; devices then stop sending. */
const owner = {
  user: optional(json('id of whose copy it is')),
  instance: optional(json('id of the account it is a copy of')),
};
const receipts = {
  receipts: many(
    object({
      id: string(),
      status: word('applied', 'refused', 'held', 'failed'),
      version: nullable(integer()),
      code: nullable(string()),
      data: nullable(json<Record<string, unknown>>('as in the error')),
      errors: nullable(json<FieldErrors>('as in the error')),
      current: syncedRow,
    }),
  ),
};

export const pullChanges = defineCommand('/api/sync/pull', {
  who: 'signedIn',
  input: {
    ...owner,
    shard: optional(json('`base` or `{location}`')),
    cursor: optional(json('of the last answer; null: from the beginning')),
    limit: optional(json('changes wanted at most, up to 2000')),
    device: optional(json('`{id, unsent}`: which device asks, and how many changes wait on it')),
  },
  answer: {
    changes: many(object({ resource, id: string(), row: syncedRow })),
    cursor: string(),
    complete: boolean(),
    stamp: described(string(), 'fingerprint of what the caller may read'),
    isRestart: boolean(),
    total: described(optional(integer()), 'rows still to come, on the first page'),
    isCalled: described(optional(boolean()), 'the device is asked to do something'),
  },
  errors: ['BAD_REQUEST', 'SYNC_WRONG_ACCOUNT'],
  isReading: true,
  summary: 'A page of changes after a cursor',
});

export const pushCommands = defineCommand('/api/sync/push', {
  who: 'signedIn',
  input: {
    ...owner,
    commands: optional(
      json(
        'at most 200 of `{id, resource, recordId, operation, name?, baseVersion, after?, patch, madeAt, zone?, schemaVersion}`',
      ),
    ),
  },
  answer: receipts,
  errors: ['BAD_REQUEST', 'TOO_LARGE', 'SYNC_WRONG_ACCOUNT'],
  summary: 'Commands, each applied once, answered by receipts',
});

export const readReceipts = defineCommand('/api/sync/receipts', {
  who: 'signedIn',
  input: { ...owner, commands: optional(json('ids of commands')) },
  answer: receipts,
  errors: ['BAD_REQUEST', 'SYNC_WRONG_ACCOUNT'],
  isReading: true,
  summary: 'What became of commands whose answer was lost',
});

export const readSizes = defineCommand('/api/sync/sizes', {
  method: 'GET',
  who: 'signedIn',
  answer: { sizes: many(object({ location: reference('locations'), counts: map(integer()) })) },
  summary: 'How much each location holds',
});
