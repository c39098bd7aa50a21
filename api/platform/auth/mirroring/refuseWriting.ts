import { commandList } from '@plumbline/resources/commands/index';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Request } from 'express';
import { ApiError } from '../../../base/errors/errors';

/** POST commands that change nothing in the account: reads of devices, the own session, state reports of the app. */
const readingPosts = commandList
  .filter(({ method, isReading }) => method === 'POST' && isReading)
  .map(({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * Refuses everything but reading while support mirrors an account that has not allowed writes, whatever the service or
 * command. The scope refuses writes of rows as well; this also covers commands, which act as the system.
 */
export function writingRefusal(req: Request, { mirroring }: Actor): ApiError | null {
  if (!mirroring || mirroring.mayWrite) return null;
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return null;
  const [path = ''] = req.originalUrl.split('?');
  const isReading = req.method === 'POST' && readingPosts.some((post) => post.test(path));
  return isReading ? null : new ApiError('MIRRORING_READS_ONLY');
}
