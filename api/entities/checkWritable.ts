import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { fieldRefusal } from '@plumbline/resources/language/fieldRights';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { failFields } from '../base/errors/errors';
import type { Call } from './call';
import type { Row } from './rowMapper';

/** Refuses read-only fields and fields reserved to others; the product's own work may set all. */
export function checkWritable(call: Call, entity: AnyEntity, values: Row): void {
  const errors: FieldErrors = {};
  for (const name of Object.keys(values)) {
    const field = entity.fields[name];
    if (!field) errors[name] = { message: 'validation.unknownField', args: { field: name } };
    else if (call.isSystem) continue;
    else {
      const refusal = fieldRefusal(field, call.actor);
      if (refusal) errors[name] = { message: `validation.${refusal}` };
    }
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}
