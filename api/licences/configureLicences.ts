import { registerHooks } from '../entities/hooks';
import { orderHooks } from './orderHooks';
import { rangeHooks } from './rangeHooks';

/** What is sold obeys beyond its definitions. */
export function configureLicences(): void {
  registerHooks('checkerIdRanges', rangeHooks);
  registerHooks('orders', orderHooks);
}
