import type { PhoneValue } from '../fields/field';
import { isPhone } from '../fields/formats';
import { phoneKinds } from '../fields/phoneKinds';
import { fold } from './fold';

/** A number as a list has it, which may leave open what kind it is. */
export type ReadPhone = Pick<PhoneValue, 'number'> & Partial<PhoneValue>;

/**
 * Several telephone numbers in one cell, each perhaps with its kind as exports write it: `61 555 01 10; 601 555 012 (mobile)`.
 * `kinds` are the kinds by their folded names in every language; without them any word will do. Undefined where one of the
 * numbers is none.
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
