import { checkField } from '../fields/checkField';
import type { Field } from '../fields/field';
import type { FieldErrors } from '../validation';
import type { CommandPart, CommandPartOf, CommandPartType, Part, Parts } from './parts';

type Values = Readonly<Record<string, unknown>>;
/** The accepted value, and errors by path (`items.0.quantity`). */
export interface Taken {
  value: unknown;
  errors: FieldErrors;
}
type Takers = { [T in CommandPartType]: (value: unknown, part: CommandPartOf<T>, place: string) => Taken };

const problem = (place: string, message: string, args?: Record<string, string | number>): FieldErrors => ({
  [place]: { message: `validation.${message}`, ...(args ? { args } : {}) },
});
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const whole = (place: string) => place || 'body';

/** The check of each kind of part. Unknown properties are dropped. */
const takers: Takers = {
  string: (value, _part, place) =>
    typeof value === 'string' ? { value, errors: {} } : { value, errors: problem(place, 'text') },
  word: (value, { words }, place) => ({
    value,
    errors: words.some((known) => known === value) ? {} : problem(place, 'choice'),
  }),
  object: (value, { parts }, place) =>
    isObject(value) ? takeParts(value, parts, place) : { value, errors: problem(whole(place), 'object') },
  many: (value, { of, min, max }, place) => {
    if (!Array.isArray(value)) return { value, errors: problem(whole(place), 'list') };
    if (max !== undefined && value.length > max)
      return { value, errors: problem(place, 'maxItems', { max }) };
    if (min !== undefined && value.length < min) return { value, errors: problem(place, 'required') };
    const items = value.map((item, index) => takePart(item, of, inside(place, String(index))));
    return { value: items.map((item) => item.value), errors: merged(items) };
  },
  map: (value, { of }, place) => {
    if (!isObject(value)) return { value, errors: problem(whole(place), 'object') };
    const entries = Object.entries(value).map(
      ([name, item]) => [name, takePart(item, of, inside(place, name))] as const,
    );
    return {
      value: Object.fromEntries(entries.map(([name, item]) => [name, item.value])),
      errors: merged(entries.map(([, item]) => item)),
    };
  },
  row: takeObject,
  draft: takeObject,
  either: (value, { forms }, place) => {
    const tried = forms.map((form) => takePart(value, form, place));
    return tried.find(({ errors }) => isEmpty(errors)) ?? tried[0] ?? { value, errors: {} };
  },
  json: (value) => ({ value, errors: {} }),
};

function takeObject(value: unknown, _part: CommandPart, place: string): Taken {
  return { value, errors: isObject(value) ? {} : problem(whole(place), 'object') };
}

/** Validates input against its parts. */
export function takeParts(values: Values, parts: Parts, place = ''): Taken {
  const taken = Object.entries(parts).flatMap(([name, part]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const one = takePart(value, part, inside(place, name));
    return one.value === undefined && isEmpty(one.errors) ? [] : [[name, one] as const];
  });
  return {
    value: Object.fromEntries(taken.map(([name, one]) => [name, one.value])),
    errors: merged(taken.map(([, one]) => one)),
  };
}

export function takePart(value: unknown, part: Part, place: string): Taken {
  const isMissing = value === undefined || value === null || (value === '' && part.type !== 'string');
  if (isMissing && part.isNullable && value !== undefined) return { value: null, errors: {} };
  if (isMissing && part.isOptional) return { value: undefined, errors: {} };
  if (isMissing) return { value, errors: problem(whole(place), 'required') };
  if (!isCommandPart(part)) {
    const found = checkField(value, requiredField(part));
    return { value, errors: found ? { [place]: found } : {} };
  }
  // The table is exhaustive, but TypeScript cannot correlate a union's member with its entry.
  const take = takers[part.type] as (value: unknown, part: CommandPart, place: string) => Taken;
  return take(value, part, place);
}

export const isCommandPart = (part: Part): part is CommandPart & Part => Object.hasOwn(takers, part.type);

const requiredField = (field: Field): Field => ({ ...field, required: true });
const inside = (place: string, name: string): string => (place ? `${place}.${name}` : name);
const merged = (taken: readonly Taken[]): FieldErrors =>
  Object.assign({}, ...taken.map(({ errors }) => errors));
const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;
