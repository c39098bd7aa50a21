import { commandList } from '@plumbline/resources/commands/index';
import type { Actor } from '@plumbline/resources/language/permissions';
import {
  goesOnWhenTerminated,
  isStillWritten,
} from '@plumbline/resources/rules/termination/stoppedByTermination';
import type { Request } from 'express';
import { ApiError } from '../../base/errors/errors';

const possible = commandList
  .filter((command) => command.method !== 'GET' && goesOnWhenTerminated(command))
  .map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/**
 * Refuses requests in a terminated account with ACCOUNT_TERMINATED instead of a missing right: everything but reading
 * and what concerns the person alone. The write path refuses any other write (`refuseTerminated`).
 */
export function terminationRefusal(
  req: Pick<Request, 'method' | 'originalUrl'>,
  actor: Actor,
): ApiError | null {
  if (!actor.termination || ['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return null;
  const [path = ''] = req.originalUrl.split('?');
  if (possible.some((one) => one.method === req.method && one.path.test(path))) return null;
  if (isStillWritten(path, actor)) return null;
  return new ApiError('ACCOUNT_TERMINATED', { ...actor.termination });
}
