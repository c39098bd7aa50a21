import { commandList } from '@plumbline/resources/commands/index';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { Command } from '@plumbline/resources/language/defineCommand';
import { type Actor, isReadOnlyFor } from '@plumbline/resources/language/permissions';
import type { Request } from 'express';
import { ApiError } from '../../base/errors/errors';

const isPossible = ({ isReading, isPossibleWhenTerminated, who }: Command): boolean =>
  isReading || isPossibleWhenTerminated === true || who === 'person' || who === 'everybody';

const possible = commandList
  .filter((command) => command.method !== 'GET' && isPossible(command))
  .map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/**
 * What is refused at once in an account that was terminated, with the reason instead of a missing right: everything but
 * reading and what concerns the person alone. What is written nonetheless, the one write path refuses (`refuseTerminated`).
 */
export function terminationRefusal(
  req: Pick<Request, 'method' | 'originalUrl'>,
  actor: Actor,
): ApiError | null {
  if (!actor.termination || ['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return null;
  const [path = ''] = req.originalUrl.split('?');
  if (possible.some((one) => one.method === req.method && one.path.test(path))) return null;
  const [, , name = ''] = path.split('/');
  if (isEntityName(name) && !isReadOnlyFor(entities[name], actor)) return null;
  return new ApiError('ACCOUNT_TERMINATED', { ...actor.termination });
}
