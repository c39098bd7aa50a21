import { describe, expect, it } from 'vitest';
import { concerns } from './concerns';
import { isBefore } from './isBefore';

const everybody = { audience: null, role: null, broker: null, account: null };
const reader = { instanceType: 'COMPANY', role: 'Employee', instance: 'a', broker: 'b' } as const;

describe('whom a message concerns', () => {
  it.each([
    [{}, true],
    [{ audience: 'COMPANY' }, true],
    [{ audience: 'AUDITOR' }, false],
    [{ role: 'Employee' }, true],
    [{ role: 'Owner' }, false],
    [{ broker: 'b' }, true],
    [{ broker: 'other' }, false],
    [{ account: 'a' }, true],
    [{ account: 'other' }, false],
    [{ audience: 'COMPANY', role: 'Employee', broker: 'b', account: 'a' }, true],
    [{ audience: 'COMPANY', role: 'Owner', account: 'a' }, false],
  ] as const)('%o: %s', (targets, expected) => {
    expect(concerns({ ...everybody, ...targets }, reader)).toBe(expected);
  });

  it('is nobody’s of no broker where it names one', () => {
    expect(concerns({ ...everybody, broker: 'b' }, { ...reader, broker: null })).toBe(false);
  });
});

it.each([
  ['0.50.102301-abcdefgh', '0.50.102302', true],
  ['0.50.102302-abcdefgh', '0.50.102302', false],
  ['0.9', '0.10', true],
  ['1', '0.50', false],
  ['1.0', '1', false],
  [null, '1', false],
])('%s comes before %s: %s', (version, limit, expected) => {
  expect(isBefore(version, limit)).toBe(expected);
});
