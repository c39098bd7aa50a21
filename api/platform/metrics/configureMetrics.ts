import { timingSafeEqual } from 'node:crypto';
import { readMetrics } from '@plumbline/resources/commands/platform';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';

export interface Metrics {
  /** Measures the time of each request. */
  timed: RequestHandler;
  /** Serves Prometheus metrics at `/api/metrics`: those of the process, and request times by resource and status. */
  serve: (api: Api) => void;
}

export function configureMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'plumbline_request_seconds',
    help: 'Time of API requests',
    labelNames: ['method', 'resource', 'status'],
    registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  return {
    timed(req, res, next) {
      const started = performance.now();
      res.once('finish', () => {
        // Only the first segment below /api: ids as labels would have unbounded cardinality.
        const resource = /^\/api\/+([a-zA-Z]{2,30})(?![^/?])/.exec(req.originalUrl)?.[1];
        seconds.observe(
          {
            method: req.method,
            resource: resource && res.statusCode !== 404 ? resource : 'other',
            status: String(res.statusCode),
          },
          (performance.now() - started) / 1000,
        );
      });
      next();
    },
    serve(api) {
      handleCommand(api, readMetrics, async (_call, _input, { req, res }) => {
        if (!isToken(api.config.metricsToken, req.headers.authorization)) fail('METRICS_TOKEN_NEEDED');
        res.type(registry.contentType).send(await registry.metrics());
      });
    },
  };
}

function isToken(token: string | null, header: string | undefined): boolean {
  const given = Buffer.from(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '');
  const expected = Buffer.from(token ?? '');
  return token !== null && given.length === expected.length && timingSafeEqual(given, expected);
}
