import type { CommandDocs } from '../docs/commandDocs';

export const metricsDocs: CommandDocs = {
  'GET /api/health': '200 when ready',
  'GET /api/metrics': 'Prometheus figures',
};
