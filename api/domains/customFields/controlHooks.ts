import type { FormControl } from '@plumbline/resources/entities/formControls';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { isArrangeable, isMandatory } from '@plumbline/resources/rules/customFields/formLayout';
import { failFields } from '../../base/errors/errors';
import { accountEntity, forgetSettings } from '../../entities/accountEntity';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall, Write } from '../../entities/hooks';
import { subjectErrors, subjectOf } from './subject';

/** A form layout cannot hide mandatory fields, require fields set by the program, or contain a field twice. */
export const controlHooks: EntityHooks = {
  beforeWrite: async ({ call, operation, after }) => {
    if (operation === 'delete') return;
    // Rows of this table have this type; in an unchecked draft, fields may be missing.
    const control = after as Partial<FormControl>;
    const errors = {
      ...(await fieldErrors(call, control)),
      ...((await isTwice(call, control)) ? { field: { message: 'validation.controlTwice' } } : {}),
      ...subjectErrors(control.entityType, control.category),
    };
    if (Object.keys(errors).length > 0) failFields(errors);
  },
  afterWrite: ({ call }: Write) => forgetSettings(call),
};

async function fieldErrors(call: TransactionCall, control: Partial<FormControl>): Promise<FieldErrors> {
  const subject = subjectOf(control.entityType);
  if (!subject || !control.field) return {};
  const own = await accountEntity(asSystem(call, call.actor.instance), subject);
  const field = own.fields[control.field];
  if (!field) return { field: { message: 'validation.noSuchField' } };
  if (!isArrangeable(own, control.field)) return { field: { message: 'validation.fixedField' } };
  if (control.isVisible === false && isMandatory(field))
    return { isVisible: { message: 'validation.mandatoryField' } };
  if (control.isRequired && field.readOnly) return { isRequired: { message: 'validation.notToFill' } };
  return control.isRequired && control.isVisible === false
    ? { isRequired: { message: 'validation.hiddenRequired' } }
    : {};
}

// Writers of an account are serialised, so no duplicate can be added between check and write.
async function isTwice(call: TransactionCall, control: Partial<FormControl>): Promise<boolean> {
  if (!control.entityType || !control.field) return false;
  const { id, instance, entityType, field, category } = control;
  const other = await call
    .db('formControls')
    .where({ instance, entityType, field, category: category || null, deletedAt: null })
    .whereNot({ id })
    .first('id');
  return other !== undefined;
}
