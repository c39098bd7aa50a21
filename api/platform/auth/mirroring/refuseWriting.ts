import { commandList } from '@plumbline/resources/commands/index';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Request } from 'express';
import { ApiError } from '../../../base/errors/errors';

/** Posts that change nothing in the account: what devices read by, one's own session, what the app tells of its state. */
const readingPosts = commandList
  .filter(({ method, isReading }) => method === 'POST' && isReading)
  .map(({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * What support may not do in an account that has not allowed it: anything but reading, whatever service or command it is.
 * The one scope refuses the same for rows; this also holds for commands, which act as the product itself.
 */
export function writingRefusal(req: Request, { mirroring }: Actor): ApiError | null {
  if (!mirroring || mirroring.mayWrite) return null;
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return null;
  const [path = ''] = req.originalUrl.split('?');
  const isReading = req.method === 'POST' && readingPosts.some((post) => post.test(path));
  return isReading ? null : new ApiError('MIRRORING_READS_ONLY');
}
