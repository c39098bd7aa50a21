import type { PushAnswer, SizesAnswer } from '@plumbline/resources/rules/sync/protocol';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { asApiError } from '../../base/errors/handleErrors';
import { callOf } from '../../entities/callOf';
import { noteFullStorage } from '../health/health';
import { checkPull } from './checkPull';
import { checkPush, checkReceiptsRequest } from './checkPush';
import { locationSizes } from './locationSizes';
import { pullShard } from './pullShard';
import { pushCommands, settledCommands } from './pushCommands';

/** Mounts what devices use to keep their copy: `pull`, `push`, `receipts` and `sizes` under `/api/sync`. */
export function configureSync(api: Api): void {
  api.web.post('/api/sync/pull', async (req, res) => {
    const call = callOf(api, req);
    res.json(await pullShard(call, checkPull(bodyOf(req))));
  });
  api.web.post('/api/sync/push', async (req, res) => {
    const call = callOf(api, req);
    const receipts = await pushCommands(call, checkPush(bodyOf(req)), (cause) => {
      if (asApiError(cause).code === 'STORAGE_FULL') noteFullStorage(api);
      // Of the error only what cannot quote a row's values.
      const stack =
        cause instanceof Error
          ? (cause.stack ?? '')
              .split('\n')
              .filter((line) => line.startsWith('    at '))
              .slice(0, 12)
          : [];
      api.log.error({ stack }, 'a command could not be applied');
    });
    res.json({ receipts } satisfies PushAnswer);
  });
  api.web.post('/api/sync/receipts', async (req, res) => {
    const receipts = await settledCommands(callOf(api, req), checkReceiptsRequest(bodyOf(req)));
    res.json({ receipts } satisfies PushAnswer);
  });
  api.web.get('/api/sync/sizes', async (req, res) => {
    res.json({ sizes: await locationSizes(callOf(api, req)) } satisfies SizesAnswer);
  });
}

function bodyOf({ body }: Request): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? body
    : fail('BAD_REQUEST', { field: 'body' });
}
