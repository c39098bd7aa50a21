import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { fieldLabel } from '../../data/words/labels';
import { serverErrors } from '../form/formErrors';

/** The API's field errors where there is no form to show them in: each with the name of its field. */
export const fieldTexts = (
  entity: AnyEntity,
  errors: Readonly<Record<string, FieldError>>,
  translate: (key: string, args?: Record<string, unknown>) => string,
): string[] =>
  Object.entries(serverErrors(errors, translate)).map(
    ([place, text]) => `${translate(fieldLabel(entity, place.split('.')[0] ?? place))}: ${text}`,
  );
