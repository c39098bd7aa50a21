import type { Api } from '../../../base/context/context';
import { callOf } from '../../../entities/callOf';
import { recordCommand } from '../../../entities/command';
import { registerHooks } from '../../../entities/hooks';
import { refuseDemand } from './refuseDemand';
import { memberSecondFactor, resetMemberSecondFactor, resetUserSecondFactor } from './resetSecondFactor';

/** Mounts what administrators may do about the second factor of others; one's own is under `/api/session`. */
export function configureSecondFactor(api: Api): void {
  if (api.config.oidc !== null) registerHooks('instances', refuseDemand);
  api.web.get('/api/contacts/:id/secondFactor', async (req, res) => {
    res.json(await memberSecondFactor(callOf(api, req), String(req.params.id)));
  });
  recordCommand(api, 'contacts', 'resetSecondFactor', (call, id) => resetMemberSecondFactor(api, call, id));
  recordCommand(api, 'users', 'resetSecondFactor', (call, id) => resetUserSecondFactor(api, call, id));
}
