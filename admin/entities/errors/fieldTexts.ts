import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { fieldLabel } from '../../data/words/labels';
import { serverErrors } from '../form/formErrors';

/** The API's field errors as texts with the field's name, where there is no form to show them in. */
export const fieldTexts = (
  entity: AnyEntity,
  errors: Readonly<Record<string, FieldError>>,
  translate: (key: string, args?: Record<string, unknown>) => string,
): string[] =>
  Object.entries(serverErrors(errors, translate)).map(
    ([place, text]) => `${translate(fieldLabel(entity, place.split('.')[0] ?? place))}: ${text}`,
  );
