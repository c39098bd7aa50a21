import { expect, test } from 'vitest';
import { codeOf, keyUri, matchingStep, newSecret, stepAt } from './oneTimeCodes';

// RFC 6238, appendix B: the secret "12345678901234567890", its codes of eight digits cut to six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %d s the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(at(seconds)))).toBe(code);
});

const now = at(1234567890);
const step = stepAt(now);
const taken = (code: string, after = 0) => matchingStep(secret, { code, after, now });

test('a clock one step behind or ahead is forgiven, two are not', () => {
  expect([-2, -1, 0, 1, 2].map((off) => taken(codeOf(secret, step + off)))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
});

test('a code that was taken is not taken again, nor one before it', () => {
  expect([step - 1, step, step + 1].map((after) => taken(codeOf(secret, step), after))).toEqual([
    step,
    null,
    null,
  ]);
});

test.each(['', '00592', '0059240', '005925', 'abcdef', '００５９２４'])('“%s” is no code', (code) => {
  expect(taken(code)).toBeNull();
});

test('a new secret has 160 bits and is never the same', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('the address for the app names product and person', () => {
  expect(keyUri(secret, 'anna+hala@firma.example', 'Plumbline')).toBe(
    `otpauth://totp/Plumbline:anna%2Bhala%40firma.example?issuer=Plumbline&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
