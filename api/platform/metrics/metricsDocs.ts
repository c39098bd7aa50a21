import type { CommandDocs } from '../docs';

export const metricsDocs: CommandDocs = {
  'GET /api/health': '200 when ready, else 503 with `missing`: database, migrations, files, storage',
  'GET /api/metrics': 'Prometheus figures',
};
