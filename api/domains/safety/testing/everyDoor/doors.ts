import { definitions, entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Command } from '@plumbline/resources/rules/sync/protocol';
import { ApiError } from '../../../../base/errors/errors';
import { type Call, inTransaction } from '../../../../entities/call';
import { createRecord } from '../../../../entities/createRecord';
import { deleteRecord } from '../../../../entities/deleteRecord';
import { getRecord } from '../../../../entities/getRecord';
import type { Row } from '../../../../entities/rowMapper';
import { updateRecord } from '../../../../entities/updateRecord';
import { lockAccount, writeMany } from '../../../../entities/writeMany';
import { restoreRecord } from '../../../../platform/bin/restoreRecord';
import { applyCommand } from '../../../../platform/sync/applyCommand';
import { besidesOf } from '../../../import/rows/besidesOf';

/** Write paths of a row. */
export type Door = 'rest' | 'outbox' | 'import' | 'history';

/** Updates a row on a write path; returns the code of a refusal, or null. */
export async function send(
  call: Call,
  door: Door,
  { entity, id, patch }: { entity: EntityName; id: string; patch: Row },
): Promise<string | null> {
  return refusalOf(doors[door](call, entity, id, patch));
}

const doors: Record<Door, (call: Call, entity: EntityName, id: string, patch: Row) => Promise<unknown>> = {
  rest: (call, entity, id, patch) => updateRecord(call, definitions[entity], id, patch),
  outbox: (call, entity, id, patch) =>
    inOutbox(call, { resource: entity, recordId: id, operation: 'update', patch }),
  import: (call, entity, id, patch) =>
    inTransaction({ ...call, importing: { fileName: 'list.csv' } }, async (inner) => {
      await lockAccount(inner, definitions[entity]);
      const before = await getRecord(inner, definitions[entity], id);
      const write = { before, ...besidesOf(definitions[entity], patch, 'overwrite') };
      const [outcome] = await writeMany(inner, definitions[entity], [write]);
      if (outcome?.outcome === 'refused') throw outcome.error;
    }),
  // Restores an earlier value field by field, as the history of a record offers it.
  history: async (call, entity, id, patch) => {
    const rows: { before: unknown }[] = await call
      .db('history')
      .where({ resource: entity, recordId: id, operation: 'update' })
      .orderBy('changeNumber', 'desc')
      .limit(5)
      .select('before');
    const old = rows
      .map(({ before }): Row => (typeof before === 'string' ? JSON.parse(before) : ((before ?? {}) as Row)))
      .find((row) => Object.keys(patch).some((name) => name in row));
    const fields = Object.entries(old ?? {}).filter(([name]) => !isReadOnly(entity, name));
    await updateRecord(call, definitions[entity], id, Object.fromEntries(fields));
  },
};

const isReadOnly = (entity: EntityName, name: string): boolean =>
  entities[entity].fields[name]?.readOnly === true;

export const inOutbox = (
  call: Call,
  command: Pick<Command, 'resource' | 'recordId' | 'operation' | 'patch'> & { name?: string },
): Promise<unknown> =>
  inTransaction(call, (inner) =>
    applyCommand(
      inner,
      {
        ...command,
        id: newId(),
        madeAt: call.now.toISOString(),
        schemaVersion: 1,
        baseVersion: null,
      } as unknown as Command, // the fields that `applyCommand` reads
      undefined,
    ),
  );

/** Creates a row as a screen or a device does. */
export const add = (
  call: Call,
  door: Door,
  entity: EntityName,
  row: Row & { id: string },
): Promise<string | null> =>
  refusalOf(
    door === 'outbox'
      ? inOutbox(call, { resource: entity, recordId: row.id, operation: 'create', patch: row })
      : createRecord(call, definitions[entity], row),
  );

/** Deletes a row as a screen or a device does. */
export const remove = (
  call: Call,
  door: Door,
  { entity, id, given }: { entity: EntityName; id: string; given: Row },
): Promise<string | null> =>
  refusalOf(
    door === 'outbox'
      ? inOutbox(call, { resource: entity, recordId: id, operation: 'delete', patch: given })
      : deleteRecord(call, definitions[entity], id, undefined, given),
  );

export const restore = (call: Call, entity: EntityName, id: string): Promise<string | null> =>
  refusalOf(restoreRecord(call, definitions[entity], id));

/** Code of a refusal, or null; any other error fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'UNEXPECTED') return error.code;
    throw error;
  }
}
