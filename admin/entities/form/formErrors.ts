import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import type { Field, FieldError, FieldOf } from '@plumbline/resources/language/fields/field';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { contradictions, isPresent } from '@plumbline/resources/language/validation';
import { set } from 'react-hook-form';
import type { FormCheck } from './formChecks';

type Row = Readonly<Record<string, unknown>>;
/** An error in the form react-admin requires: always with `args`. */
interface FormError {
  message: string;
  args: Record<string, string | number>;
}
export type FormErrors = Record<string, FormError | unknown[]>;

interface Besides {
  /** The row and the values that conditions of fields depend on besides. */
  context?: Row;
  /** Checks of the form's parts; they run when each field is valid. */
  checks?: readonly FormCheck[];
}

/** Validation errors of a form by field, nested for lists, the same as the API's. */
export function formErrors(
  entity: AnyEntity,
  values: Row,
  { context = values, checks = [] }: Besides = {},
): FormErrors {
  const errors: FormErrors = Object.fromEntries(
    Object.entries(contradictions(entity, values)).map(([name, error]) => [name, asFormError(error)]),
  );
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly || !isPresent(field.when, context)) continue;
    const problem = problemOf(values[name], field);
    if (problem) errors[name] = problem;
  }
  if (Object.keys(errors).length > 0) return errors;
  for (const check of [...(entity.check ? [entity.check] : []), ...checks])
    for (const [path, problem] of Object.entries(check(values))) set(errors, path, asFormError(problem));
  return errors;
}

function problemOf(value: unknown, field: Field): FormError | unknown[] | undefined {
  const problem = checkField(value, field);
  if (!problem) return undefined;
  // The check stops at the first wrong item; the form marks all of them.
  const items = isList(field) && Array.isArray(value) ? itemErrors(value, field) : [];
  return items.some((item) => Object.keys(item).length > 0) ? items : asFormError(problem);
}

/** One per item, empty for valid ones, as react-admin's forms fail without it. */
function itemErrors(items: readonly unknown[], field: FieldOf<'list'>): FormErrors[] {
  return items.map((item) => {
    const errors: FormErrors = {};
    for (const [name, inner] of Object.entries(field.fields)) {
      const problem = problemOf(
        typeof item === 'object' && item !== null ? Reflect.get(item, name) : null,
        inner,
      );
      if (problem) errors[name] = problem;
    }
    return errors;
  });
}

const asFormError = ({ message, args = {} }: FieldError): FormError => ({ message, args });

/** The API's field errors as texts, by path in the form; errors of list items by row and field. */
export function serverErrors(
  errors: Readonly<Record<string, FieldError>>,
  translate: (key: string, args?: Record<string, unknown>) => string,
): Record<string, string> {
  const placed: Record<string, string> = {};
  for (const [name, { message, args = {} }] of Object.entries(errors)) {
    const { row, field, problem } = args;
    const isOfItem = typeof row === 'number' && typeof field === 'string' && typeof problem === 'string';
    placed[isOfItem ? `${name}.${row - 1}.${field}` : name] = translate(isOfItem ? problem : message, args);
  }
  return placed;
}
