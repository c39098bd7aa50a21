import { readConfiguration } from '@plumbline/resources/commands/platform';
import type { RequestHandler } from 'express';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { mountLogger } from './mountLogger';

/**
 * Mounts `GET /api/configuration`, the boot settings, for everyone; and `POST /api/logger`, the duration of boot
 * steps.
 */
export function configureBoot(api: Api, authenticated: RequestHandler): void {
  handleCommand(api, readConfiguration, async (_call, _input, { res }) => {
    res.setHeader('Cache-Control', 'no-cache');
    const { steps, ...addresses } = api.config.boot;
    return { ...addresses, steps: [...steps] };
  });
  mountLogger(api, authenticated);
}
