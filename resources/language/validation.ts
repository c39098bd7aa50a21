import type { AnyEntity } from './defineEntity';
import { checkField } from './fields/checkField';
import type { Field, FieldError, When } from './fields/field';
import { typeOf } from './fields/types/fieldTypes';
import { perEntity } from './perEntity';

export type FieldErrors = Record<string, FieldError>;
type Values = Readonly<Record<string, unknown>>;

/** Whether a field applies to a record with these values. */
export function isPresent(when: When | undefined, context: Values): boolean {
  if (!when) return true;
  return Object.entries(when).every(([name, wanted]) => {
    const value = context[name];
    return Array.isArray(wanted) ? wanted.some((one) => one === value) : value === wanted;
  });
}

/**
 * Validates input, equally on device and server; errors by field. `values`: a new row with all required fields, or
 * with `partial` only changed fields. Unknown and read-only fields are errors. `context`: the whole row, if known, for
 * conditions on fields.
 */
export function validate(
  entity: AnyEntity,
  values: Values,
  { partial = false, context }: { partial?: boolean; context?: Values } = {},
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of Object.keys(values)) {
    const field = entity.fields[name];
    if (!field) errors[name] = { message: 'validation.unknownField', args: { field: name } };
    else if (field.readOnly) errors[name] = { message: 'validation.readOnly' };
  }
  for (const name of Object.keys(partial ? values : entity.fields)) {
    const field = entity.fields[name];
    if (!field || field.readOnly || name in errors || isNotMissed(field, values[name], context ?? values))
      continue;
    const problem =
      context && isMisplaced(values[name], field, context) ? notHere(field) : checkField(values[name], field);
    if (problem) errors[name] = problem;
  }
  return errors;
}

/**
 * Contradictions within a row: ends before starts. Only pairs with a side in `changed` are checked, so that old rows
 * stay editable.
 */
export function contradictions(entity: AnyEntity, row: Values, changed?: readonly string[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, start, range } of endsOf(entity)) {
    if (changed && !changed.includes(name) && !changed.includes(start)) continue;
    if (isBelow(row[name], row[start])) errors[name] = { message: `validation.notBelow.${range}` };
  }
  return errors;
}

/** Fields with a lower bound in another field. */
const endsOf = perEntity((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    const start = 'notBelow' in field ? field.notBelow : undefined;
    return start === undefined || field.readOnly
      ? []
      : [{ name, start, range: typeOf(field).range ?? 'number' }];
  }),
);

// Dates and instants are formatted to compare as text.
function isBelow(end: unknown, start: unknown): boolean {
  if (typeof end === 'number' && typeof start === 'number') return end < start;
  return typeof end === 'string' && typeof start === 'string' && end !== '' && start !== '' && end < start;
}

const notHere = ({ customKey }: Field): FieldError => ({
  message: customKey === undefined ? 'validation.notHere' : 'validation.notForCategory',
});

function isMisplaced(value: unknown, field: Field, context: Values): boolean {
  const isEmpty = value === null || value === undefined || value === '';
  const isThere = Array.isArray(value) ? value.length > 0 : !isEmpty;
  return isThere && isBoundTo(field) && !isPresent(field.when, context);
}

/** Whether the condition of a field restricts its rows: an account's conditions do, the product's mostly only hide. */
export const isBoundTo = ({ customKey, isRefusedElsewhere }: Field): boolean =>
  customKey !== undefined || isRefusedElsewhere === true;

// A required field that does not apply (shelving details of a door) is not missing.
function isNotMissed(field: Field, value: unknown, values: Values): boolean {
  const isThere = value !== null && value !== undefined && value !== '';
  return !isThere && field.required === true && field.when !== undefined && !isPresent(field.when, values);
}

/** Default values of fields not sent for a new row. */
export function withDefaults(entity: AnyEntity, values: Values): Record<string, unknown> {
  const complete: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(entity.fields)) {
    if (complete[name] === undefined && 'default' in field && field.default !== undefined)
      complete[name] = field.default;
  }
  return complete;
}
