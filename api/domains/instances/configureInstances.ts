import type { Api } from '../../base/context/context';
import { callOf } from '../../entities/callOf';
import { accountFigures } from './accountFigures';

/** Mounts `GET /api/instances/:id/figures`. */
export function configureInstances(api: Api): void {
  api.web.get('/api/instances/:id/figures', async (req, res) => {
    res.json(await accountFigures(callOf(api, req), String(req.params.id)));
  });
}
