import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isId, newId } from '@plumbline/resources/language/ids';
import { mayEver } from '@plumbline/resources/language/permissions';
import { withDefaults } from '@plumbline/resources/language/validation';
import { fail, failFields } from '../base/errors/errors';
import { accountEntity } from './accountEntity';
import { type Call, inTransaction } from './call';
import { takeChangeNumbers } from './changeNumber';
import { checkFiles } from './checkFiles';
import { checkReferences } from './checkReferences';
import { checkSent } from './checkSent';
import { checkWritable } from './checkWritable';
import { findRecord } from './getRecord';
import { historyRow } from './history';
import { homeOfNew } from './homeOfNew';
import { runHooks, type Write } from './hooks';
import { refusedByDatabase } from './refusedByDatabase';
import { refuseOutside } from './refuseOutside';
import { rowErrors } from './rowErrors';
import { type Row, rowMapper } from './rowMapper';

/** Writes a new row with its history entry and change number; the id may be the creator's own. */
export async function createRecord(call: Call, definition: AnyEntity, draft: Row): Promise<Row> {
  const entity = await accountEntity(call, definition);
  const { id = newId(call.now.getTime()), version: _version, instance: wished, ...values } = draft;
  if (!isId(id)) failFields({ id: { message: 'validation.reference' } });
  if (!call.isSystem && (entity.commandsOnly || !mayEver(entity, 'create', call.actor))) {
    fail('FORBIDDEN', { resource: entity.name, operation: 'create' });
  }
  checkWritable(call, entity, values);
  checkSent(call, entity, values, writable(entity, withDefaults(entity, values)));
  return inTransaction(call, async (inner) => {
    const instance = entity.scope === 'account' ? String(id) : await homeOfNew(inner, entity, wished);
    const changeNumber = await takeChangeNumbers(inner.db, instance);
    const after: Row = {
      ...emptyRow(entity),
      ...withDefaults(entity, values),
      id,
      instance,
      changeNumber,
      version: 1,
      createdAt: call.now.toISOString(),
      updatedAt: call.now.toISOString(),
      deletedAt: null,
    };
    const write: Write = {
      call: inner,
      entity,
      operation: 'create',
      before: null,
      after,
      sent: values,
      changed: [],
    };
    await runHooks('beforeWrite', write);
    const changed = Object.keys(entity.fields).filter(
      (name) => after[name] !== null && after[name] !== undefined,
    );
    const errors = rowErrors(inner, entity, { before: null, after, changed });
    if (Object.keys(errors).length > 0) failFields(errors);
    await checkReferences(inner, entity, { after, changed });
    await checkFiles(inner, entity, after, changed);
    await inner.db(entity.name).insert(rowMapper(entity).write(after)).catch(refusedByDatabase(entity));
    const stored = await findRecord(inner, entity, String(id), { operation: 'create' });
    if (!stored) return refuseOutside(inner, entity, 'create', after);
    await inner.db('history').insert(historyRow(inner, entity, 'create', after, null, pick(after, changed)));
    await runHooks('afterWrite', { ...write, after: stored, changed });
    return stored;
  });
}

const emptyRow = (entity: AnyEntity): Row =>
  Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]));

/** The part of a row that `validate` checks: what somebody may send. */
export const writable = (entity: AnyEntity, row: Row): Row =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => !field.readOnly)
      .map(([name]) => [name, row[name]]),
  );

export function pick(row: Row, names: readonly string[]): Row {
  const picked: Row = {};
  for (const name of names) picked[name] = row[name] ?? null;
  return picked;
}
