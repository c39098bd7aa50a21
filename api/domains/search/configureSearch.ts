import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { callOf } from '../../entities/callOf';
import { searchAll } from './searchAll';

const shortest = 2;
const longest = 100;

/** Mounts `GET /api/search?q=`: groups of rows by entity; BAD_QUERY where the text has under two or over 100 characters. */
export function configureSearch(api: Api): void {
  api.web.get('/api/search', async (req, res) => {
    const { q } = req.query;
    const text = typeof q === 'string' ? q.trim() : '';
    if (text.length < shortest || text.length > longest) fail('BAD_QUERY', { field: 'q' });
    res.json(await searchAll(callOf(api, req), text));
  });
}
