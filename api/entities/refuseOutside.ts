import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { fieldsOutside, type Operation } from '@plumbline/resources/language/permissions';
import { fail, failFields } from '../base/errors/errors';
import type { Call } from './call';
import type { Row } from './rowMapper';

/** Refuses a row outside the caller's right, naming the writable fields that cause it. */
export function refuseOutside(call: Call, entity: AnyEntity, operation: Operation, row: Row): never {
  const fields = call.isSystem
    ? []
    : fieldsOutside(entity, operation, call.actor, row).filter((name) => isSent(entity, name));
  if (fields.length === 0) fail('FORBIDDEN', { resource: entity.name, operation, id: row.id });
  return failFields(
    Object.fromEntries(
      fields.map((name) => [name, { message: `validation.${row[name] ? 'outsideRights' : 'required'}` }]),
    ),
  );
}

const isSent = (entity: AnyEntity, name: string): boolean => {
  const field = entity.fields[name];
  return field ? !field.readOnly : name === 'instance';
};
