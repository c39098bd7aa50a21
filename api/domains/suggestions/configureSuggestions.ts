import { isDay } from '@plumbline/resources/language/fields/checks';
import { horizons, isHorizon, lastDayOf } from '@plumbline/resources/rules/suggestions/suggestions';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { callOf } from '../../entities/callOf';
import { readSuggestions } from './readSuggestions';

/**
 * Mounts `GET /api/suggestions?today=&horizon=`: the day as `YYYY-MM-DD`, the horizon as in `horizons`; BAD_QUERY for
 * anything else.
 */
export function configureSuggestions(api: Api): void {
  api.web.get('/api/suggestions', async (req, res) => {
    const { today, horizon } = req.query;
    if (typeof today !== 'string' || !isDay(today)) return fail('BAD_QUERY', { field: 'today' });
    if (!isHorizon(horizon)) return fail('BAD_QUERY', { field: 'horizon' });
    res.json(await readSuggestions(callOf(api, req), { today, until: lastDayOf(horizons[horizon], today) }));
  });
}
