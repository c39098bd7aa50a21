import { expect, it } from 'vitest';
import { noon } from '../testing/factories';
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

it('lets stand what was signed, in whatever order its parts come, and tells what is new', () => {
  const { place: _place, image, ...rest } = given;
  const added = { ...given, id: 'b', role: 'auditor' };
  expect(guardSignatures([given], [{ image, ...rest }, added], noon)).toEqual([added]);
  expect(guardSignatures(null, [given], noon)).toEqual([given]);
  expect(guardSignatures([given], [added], noon)).toEqual([added]);
  expect(guardSignatures([given], null, noon)).toEqual([]);
});

it.each([{ name: 'Jan' }, { date: '2026-11-16' }, { image: { hash: 'y' } }, { forCount: 3 }])(
  'refuses to change what was signed: %j',
  (change) => {
    expect(() => guardSignatures([given], [{ ...given, ...change }], noon)).toThrow(refused);
  },
);

it('refuses a new one of a day that has not come', () => {
  expect(() => guardSignatures([], [{ ...given, date: '2026-11-19' }], noon)).toThrow(refused);
  expect(guardSignatures([], [{ ...given, date: '2026-11-18' }], noon)).toHaveLength(1);
});
