import { isDay } from '@plumbline/resources/language/fields/checks';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { callOf } from '../../entities/callOf';
import { readDashboard } from './readDashboard';

/** Mounts `GET /api/dashboard?today=`, the day as `YYYY-MM-DD` where the person is; BAD_QUERY for anything else. */
export function configureDashboard(api: Api): void {
  api.web.get('/api/dashboard', async (req, res) => {
    const { today } = req.query;
    if (typeof today !== 'string' || !isDay(today)) return fail('BAD_QUERY', { field: 'today' });
    res.json(await readDashboard(callOf(api, req), today));
  });
}
