import { attemptLimits } from '../auth/passwords/attemptLimits';
import type { Api } from '../context';
import { bodyOf, callOf } from '../entities/command';
import { registerHooks } from '../entities/hooks';
import { activateKeys } from './activateKeys';
import { licenseHooks } from './licenseHooks';
import { orderHooks } from './orderHooks';
import { rangeHooks } from './rangeHooks';

/** What is sold obeys beyond its definitions. */
export function configureLicences(): void {
  registerHooks('checkerIdRanges', rangeHooks);
  registerHooks('licenses', licenseHooks);
  registerHooks('orders', orderHooks);
}

/** Mounts how an account comes by licences; before the generic services. */
export function mountLicences(api: Api): void {
  api.web.post('/api/licenses/activate', async (req, res) => {
    const slowed = { limits: attemptLimits(api.db, 'licenseKey'), address: req.ip ?? '' };
    res.json(await activateKeys(callOf(api, req), bodyOf(req), slowed));
  });
}
