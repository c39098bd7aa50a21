import { entities, isEntityName } from '../../entities/index';
import type { Command } from '../../language/defineCommand';
import { type Actor, isReadOnlyFor } from '../../language/permissions';

type Stopping = Pick<Command, 'method' | 'path' | 'who' | 'isReading' | 'isPossibleWhenTerminated'>;

/** Whether a command is given in terminated accounts as well: it reads, concerns the person alone, or the law demands it. */
export const goesOnWhenTerminated = ({
  method,
  isReading,
  isPossibleWhenTerminated,
  who,
}: Omit<Stopping, 'path'>): boolean =>
  method === 'GET' ||
  isReading ||
  isPossibleWhenTerminated === true ||
  who === 'person' ||
  who === 'everybody';

/** Whether what this address is about (`/api/<entity>/…`) is still written in the actor's account, though it was terminated. */
export function isStillWritten(path: string, actor: Actor): boolean {
  const [, , name = ''] = path.split('/');
  return isEntityName(name) && !isReadOnlyFor(entities[name], actor);
}

/** Whether the command is refused because the actor's account was terminated. */
export const isStoppedByTermination = (command: Stopping, actor: Actor): boolean =>
  actor.termination !== undefined && !goesOnWhenTerminated(command) && !isStillWritten(command.path, actor);
