import { countries } from '../choices/choices';
import { isId } from '../ids';
import { languages } from '../languages';
import type { Field, FieldError, FieldOf, FieldType, TextFormat } from './field';
import { isLicenseKey } from './licenseKey';
import { phoneKinds } from './phoneKinds';

const wrong = (message: string, args?: FieldError['args']): FieldError =>
  args ? { message: `validation.${message}`, args } : { message: `validation.${message}` };

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** GS1 check digit of EAN-8 and EAN-13 (GS1 General Specifications, 7.9). */
export function isEan(value: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(value)) return false;
  const digits = [...value].reverse().map(Number);
  const sum = digits.slice(1).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

/** A whole address of the encrypted web; the others are shown to customers as links and must not lead elsewhere. */
function isHttps(value: string): boolean {
  if (!/^https:\/\/[^\s]+$/i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes('.') && username === '' && password === '';
}

const formats: Record<TextFormat, (value: string) => boolean> = {
  email: (value) => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/.test(value),
  qrCode: (value) => /^[A-Za-z0-9][A-Za-z0-9._:/-]*$/.test(value),
  ean: isEan,
  // Spec §5: only letters, '-' and '.', not only spaces; a space between two names and an apostrophe (O'Neil) are names too.
  personName: (value) => /^[\p{L}\p{M}.\-' ’]+$/u.test(value) && /\p{L}/u.test(value),
  url: isHttps,
  phone: (value) => isPhone(value),
  color: (value) => /^#[0-9a-f]{6}$/i.test(value),
  licenseKey: isLicenseKey,
  hash: (value) => /^[0-9a-f]{64}$/.test(value),
  fieldKey: (value) => /^[a-z][A-Za-z0-9]{0,39}$/.test(value),
  choiceKey: (value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(value),
};

export const isPhone = (value: string): boolean =>
  !value.startsWith(' ') &&
  value.length >= 7 &&
  value.length <= 30 &&
  /^\+?[0-9()/\-. ]+$/.test(value) &&
  (value.match(/\d/g) ?? []).length >= 5;

export function isDay(value: unknown): value is string {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** ISO 8601; the last day of 9999 west of Greenwich is already year 10000 in UTC, which no column holds. */
export const isInstant = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}T/.test(value) && Date.parse(value) < Date.UTC(10000, 0);

const isFileValue = (value: unknown): boolean =>
  isPlainObject(value) &&
  isText(value.hash) &&
  formats.hash(value.hash) &&
  isText(value.name) &&
  value.name.length <= 200 &&
  isText(value.mimeType) &&
  Number.isInteger(value.size);

function checkNumber(value: unknown, field: FieldOf<'integer'> | FieldOf<'decimal'>): FieldError | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong('number');
  if (field.type === 'integer' && !Number.isInteger(value)) return wrong('integer');
  if (field.min !== undefined && value < field.min) return wrong('min', { min: field.min });
  const max = field.max ?? (field.type === 'integer' ? 2147483647 : 999999999999);
  if (value > max) return wrong('max', { max });
  return value < -2147483648 ? wrong('min', { min: -2147483648 }) : null;
}

function checkAddress(value: unknown): FieldError | null {
  if (!isPlainObject(value)) return wrong('address');
  for (const [key, limit] of [
    ['street', 150],
    ['zip', 20],
    ['city', 100],
  ] as const) {
    const part = value[key];
    if (part !== undefined && part !== null && !isText(part)) return wrong('address');
    if (isText(part) && part.length > limit) return wrong('maxLength', { max: limit });
  }
  const { country } = value;
  const known =
    country === undefined || country === null || country === '' || countries.some((code) => code === country);
  return known ? null : wrong('country');
}

function checkList(value: unknown, field: FieldOf<'list'>): FieldError | null {
  if (!Array.isArray(value)) return wrong('list');
  if (field.max !== undefined && value.length > field.max) return wrong('maxItems', { max: field.max });
  for (const [index, item] of value.entries()) {
    if (!isPlainObject(item) || !isText(item.id)) return wrong('list');
    for (const name of Object.keys(item))
      if (name !== 'id' && !(name in field.fields)) return wrong('unknownField', { field: name });
    for (const [name, inner] of Object.entries(field.fields)) {
      const problem = checkField(item[name], inner);
      if (problem)
        return wrong('item', { row: index + 1, field: name, problem: problem.message, ...problem.args });
    }
  }
  return null;
}

type Checks = { [T in FieldType]: (value: unknown, field: FieldOf<T>) => FieldError | null };

/** One line per field type: what is wrong with a value that is there. */
export const checks: Checks = {
  text: (value, field) => {
    if (!isText(value)) return wrong('text');
    if (value.length > field.max) return wrong('maxLength', { max: field.max });
    if (field.min !== undefined && value.length < field.min) return wrong('minLength', { min: field.min });
    if (field.required && value.trim() === '') return wrong('required');
    return field.format && !formats[field.format](value) ? wrong(field.format) : null;
  },
  longText: (value, field) =>
    !isText(value)
      ? wrong('text')
      : value.length > (field.max ?? 10000)
        ? wrong('maxLength', { max: field.max ?? 10000 })
        : null,
  localizedText: (value, field) => {
    if (!isPlainObject(value)) return wrong('text');
    for (const [language, text] of Object.entries(value)) {
      if (!languages.some((known) => known === language) || (text !== null && !isText(text)))
        return wrong('text');
      if (isText(text) && text.length > field.max) return wrong('maxLength', { max: field.max });
    }
    return field.required && !Object.values(value).some((text) => isText(text) && text.trim() !== '')
      ? wrong('required')
      : null;
  },
  integer: checkNumber,
  decimal: checkNumber,
  boolean: (value) => (typeof value === 'boolean' ? null : wrong('boolean')),
  date: (value) => (isDay(value) ? null : wrong('date')),
  datetime: (value) => (isInstant(value) ? null : wrong('datetime')),
  // What is no longer offered stands in rows that are saved again as a whole, so it is no mistake.
  choice: (value, { choices }) =>
    [...choices.values, ...(choices.retired ?? [])].some((known) => known === value) ? null : wrong('choice'),
  reference: (value) => (isId(value) ? null : wrong('reference')),
  references: (value, field) =>
    !Array.isArray(value) || !value.every(isId)
      ? wrong('reference')
      : field.max !== undefined && value.length > field.max
        ? wrong('maxItems', { max: field.max })
        : null,
  file: (value) => (isFileValue(value) ? null : wrong('file')),
  files: (value, field) =>
    !Array.isArray(value) || !value.every(isFileValue)
      ? wrong('file')
      : field.max !== undefined && value.length > field.max
        ? wrong('maxItems', { max: field.max })
        : null,
  address: checkAddress,
  phones: (value) =>
    !Array.isArray(value) || !value.every(isPhoneValue)
      ? wrong('phone')
      : value.length > mostPhones
        ? wrong('maxItems', { max: mostPhones })
        : null,
  list: checkList,
};

const mostPhones = 20;

const isPhoneValue = (value: unknown): boolean =>
  isPlainObject(value) &&
  phoneKinds.some((kind) => kind === value.kind) &&
  isText(value.number) &&
  isPhone(value.number);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What is wrong with the value by the field's own rules; null: nothing. */
export function checkField(value: unknown, field: Field): FieldError | null {
  if (isEmpty(value)) return field.required ? wrong('required') : null;
  // The table is exhaustive by type, but TypeScript cannot pair a union's member with its own line.
  const check = checks[field.type] as (value: unknown, field: Field) => FieldError | null;
  return check(value, field);
}
