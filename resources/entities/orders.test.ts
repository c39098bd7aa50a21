import { expect, it } from 'vitest';
import { orders } from './orders';

it('asks why an order was cancelled only of who cancels it', () => {
  expect(orders.fields.cancelReason.readOnly).toBe(true);
  expect(orders.steps?.cancel?.asks).toEqual({ cancelReason: 'required' });
});
