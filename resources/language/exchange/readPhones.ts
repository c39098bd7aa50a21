import type { PhoneValue } from '../fields/field';
import { isPhone } from '../fields/formats';
import { phoneKinds } from '../fields/phoneKinds';
import { fold } from './fold';

/** A phone number, possibly without kind. */
export type ReadPhone = Pick<PhoneValue, 'number'> & Partial<PhoneValue>;

/**
 * Parses several phone numbers in a cell, optionally with kind: `61 555 01 10; 601 555 012 (mobile)`. `kinds`: the
 * kinds by folded name in every language; without it any word is accepted. Undefined if one number is invalid.
 */
export function readPhones(
  text: string,
  kinds: ReadonlyMap<string, string> | undefined,
): ReadPhone[] | undefined {
  const read = text
    .split(/[;,\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => readPhone(one, kinds));
  return read.every((one) => one !== undefined) ? read : undefined;
}

const withKind = /^(.*\d.*?)\s*\(([^()\d]+)\)$/su;

function readPhone(text: string, kinds: ReadonlyMap<string, string> | undefined): ReadPhone | undefined {
  const [, number = text, word] = withKind.exec(text) ?? [];
  if (!isPhone(number)) return undefined;
  if (word === undefined || !kinds) return { number };
  const named = kinds.get(fold(word));
  const kind = phoneKinds.find((one) => one === named);
  return kind ? { kind, number } : undefined;
}
