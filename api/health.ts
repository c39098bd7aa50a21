import type { Api } from './context';

/** Ready when the database answers; otherwise 503 with what is missing. */
export function configureHealth(api: Api): void {
  api.web.get('/api/health', async (_req, res) => {
    try {
      await api.db.raw('select 1');
      res.json({ status: 'ready' });
    } catch {
      res.status(503).json({ status: 'not ready', missing: ['database'] });
    }
  });
}
