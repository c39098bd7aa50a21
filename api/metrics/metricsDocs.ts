import type { CommandDocs } from '../docs/commandDocs';

export const metricsDocs: CommandDocs = {
  'GET /api/health': '200 when ready, else 503 with `missing`: database, migrations, files, storage',
  'GET /api/metrics': 'Prometheus figures',
};
