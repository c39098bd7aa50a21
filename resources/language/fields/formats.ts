import { isIban } from './iban';
import { isLicenseKey } from './licenseKey';

export type TextFormat =
  | 'email'
  | 'phone'
  | 'qrCode'
  | 'ean'
  | 'personName'
  | 'url'
  | 'hash'
  | 'color'
  | 'host'
  | 'licenseKey'
  | 'vatId'
  | 'iban'
  | 'fieldKey'
  | 'choiceKey'
  | 'version';

/** GS1 check digit of EAN-8 and EAN-13 (GS1 General Specifications, 7.9). */
export function isEan(value: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(value)) return false;
  const digits = [...value].reverse().map(Number);
  const sum = digits.slice(1).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

/** A full https address: it is shown to customers as a link. */
function isHttps(value: string): boolean {
  if (!/^https:\/\/[^\s]+$/i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes('.') && username === '' && password === '';
}

/** The check of each text format. */
export const formats: Record<TextFormat, (value: string) => boolean> = {
  email: (value) => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/.test(value),
  qrCode: (value) => /^[A-Za-z0-9][A-Za-z0-9._:/-]*$/.test(value),
  ean: isEan,
  // Specification §5: only letters, '-' and '.', not blank; spaces within names and apostrophes (O'Neil) are allowed
  // too.
  personName: (value) => /^[\p{L}\p{M}.\-' ’]+$/u.test(value) && /\p{L}/u.test(value),
  url: isHttps,
  phone: (value) => isPhone(value),
  // RFC 1123; lower case, so that a host is not entered twice.
  host: (value) =>
    /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(value),
  color: (value) => /^#[0-9a-f]{6}$/i.test(value),
  licenseKey: isLicenseKey,
  vatId: (value) => /^[A-Z]{2}[0-9A-Z+*. -]{2,18}$/i.test(value) && /\d/.test(value),
  iban: isIban,
  hash: (value) => isHash(value),
  fieldKey: (value) => /^[a-z][A-Za-z0-9]{0,39}$/.test(value),
  choiceKey: (value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(value),
  version: (value) => /^\d{1,9}(\.\d{1,9}){0,3}$/.test(value),
};

export const isPhone = (value: string): boolean =>
  !value.startsWith(' ') &&
  value.length >= 7 &&
  value.length <= 30 &&
  /^\+?[0-9()/\-. ]+$/.test(value) &&
  (value.match(/\d/g) ?? []).length >= 5;

/** SHA-256 in hexadecimal. */
export const isHash = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);
