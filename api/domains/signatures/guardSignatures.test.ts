import { expect, it } from 'vitest';
import { noon as now } from '../../platform/testing/factories';
import { guardSignatures } from './guardSignatures';

const given = {
  id: 'a',
  role: 'customer',
  name: 'Anna',
  place: null,
  date: '2026-11-17',
  image: { hash: 'x' },
};
const refused = expect.objectContaining({ errors: { signatures: { message: 'validation.readOnly' } } });

it('accepts known signatures in any property order, and returns new ones', () => {
  const { place: _place, image, ...rest } = given;
  const added = { ...given, id: 'b', role: 'auditor' };
  expect(guardSignatures([given], [{ image, ...rest }, added], { now })).toEqual([added]);
  expect(guardSignatures(null, [given], { now })).toEqual([given]);
  expect(guardSignatures([given], [added], { now })).toEqual([added]);
  expect(guardSignatures([given], null, { now })).toEqual([]);
});

it.each([{ name: 'Jan' }, { date: '2026-11-16' }, { image: { hash: 'y' } }, { forCount: 3 }])(
  'refuses to change a signature: %j',
  (change) => {
    expect(() => guardSignatures([given], [{ ...given, ...change }], { now })).toThrow(refused);
  },
);

it('refuses a new signature with a future date', () => {
  expect(() => guardSignatures([], [{ ...given, date: '2026-11-19' }], { now })).toThrow(refused);
  expect(guardSignatures([], [{ ...given, date: '2026-11-18' }], { now })).toHaveLength(1);
});

it('uses the date in the user’s time zone', () => {
  const lateEvening = { now: new Date('2026-11-17T22:30:00.000Z'), zone: 'Europe/Berlin' };
  const tomorrow = [{ ...given, date: '2026-11-18' }];
  expect(() => guardSignatures([], tomorrow, lateEvening)).toThrow(refused);
  const afterMidnight = { ...lateEvening, now: new Date('2026-11-17T23:30:00.000Z') };
  expect(guardSignatures([], tomorrow, afterMidnight)).toHaveLength(1);
  expect(() => guardSignatures([], tomorrow, { ...afterMidnight, zone: 'America/New_York' })).toThrow(
    refused,
  );
});
