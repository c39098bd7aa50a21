import { readMetrics } from '@plumbline/resources/commands/platform';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';

/** Serves figures for Prometheus at `/api/metrics`: the process's own, and the time of requests by resource and status. */
export function configureMetrics(api: Api): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'plumbline_request_seconds',
    help: 'Time of API requests',
    labelNames: ['method', 'resource', 'status'],
    registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  api.web.use('/api', (req, res, next) => {
    const started = process.hrtime.bigint();
    res.once('finish', () => {
      // Only the first part of the address: an id as a label would grow without end.
      const [resource = ''] = req.path.split('/').filter(Boolean);
      const known = /^[a-zA-Z]{2,30}$/.test(resource) && res.statusCode !== 404 ? resource : 'other';
      seconds.observe(
        { method: req.method, resource: known, status: String(res.statusCode) },
        Number(process.hrtime.bigint() - started) / 1e9,
      );
    });
    next();
  });
  handleCommand(api, readMetrics, async (_call, _input, { res }) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
}
