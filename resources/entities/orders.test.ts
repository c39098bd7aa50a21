import { expect, it } from 'vitest';
import { isPresent } from '../language/validation';
import { orders } from './orders';

it('asks why an order was cancelled only of a cancelled one', () => {
  const { when } = orders.fields.cancelReason;
  expect(isPresent(when, { state: 'ORDERED' })).toBe(false);
  expect(isPresent(when, { state: 'CANCELLED' })).toBe(true);
});
