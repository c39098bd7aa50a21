import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { maySet } from '@plumbline/resources/language/permissions';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { failFields } from '../base/errors/errors';
import type { Call } from './call';
import type { Row } from './rowMapper';

/** Refuses fields that nobody may send, or not this caller; the product's own work may set them all. */
export function checkWritable(call: Call, entity: AnyEntity, values: Row): void {
  const errors: FieldErrors = {};
  for (const name of Object.keys(values)) {
    const field = entity.fields[name];
    if (!field) errors[name] = { message: 'validation.unknownField', args: { field: name } };
    else if (call.isSystem) continue;
    else if (field.readOnly) errors[name] = { message: 'validation.readOnly' };
    else if (field.providerOnly && !maySet({ providerOnly: true }, call.actor))
      errors[name] = { message: 'validation.providerOnly' };
    else if (field.brokerOnly && !maySet({ brokerOnly: true }, call.actor))
      errors[name] = { message: 'validation.brokerOnly' };
    else if (!maySet(field, call.actor)) errors[name] = { message: 'validation.notYourRole' };
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}
