import { newId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { checkPull } from './checkPull';

const request = { user: newId(), instance: newId(), shard: 'base' };
const device = { id: newId(), unsent: 3 };

it('takes which device asks, where it says so', () => {
  expect(checkPull({ ...request, device })).toMatchObject({ device });
  expect(checkPull(request)).not.toHaveProperty('device');
  expect(checkPull({ ...request, device: null })).not.toHaveProperty('device');
});

it.each(['x', {}, { ...device, id: 'x' }, { ...device, unsent: -1 }, { ...device, unsent: 1.5 }, 7])(
  'refuses a device in no right form: %j',
  (wrong) => {
    expect(() => checkPull({ ...request, device: wrong })).toThrowError(
      expect.objectContaining({ code: 'BAD_REQUEST', data: { field: 'device' } }),
    );
  },
);
