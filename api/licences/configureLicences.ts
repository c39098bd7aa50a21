import { registerHooks } from '../entities/hooks';
import { licenseHooks } from './licenseHooks';
import { orderHooks } from './orderHooks';
import { rangeHooks } from './rangeHooks';

/** What is sold obeys beyond its definitions. */
export function configureLicences(): void {
  registerHooks('checkerIdRanges', rangeHooks);
  registerHooks('licenses', licenseHooks);
  registerHooks('orders', orderHooks);
}
