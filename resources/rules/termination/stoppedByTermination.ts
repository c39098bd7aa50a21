import { entities, isEntityName } from '../../entities/index';
import type { Command } from '../../language/defineCommand';
import { type Actor, isReadOnlyFor } from '../../language/permissions';

type Stopping = Pick<Command, 'method' | 'path' | 'who' | 'isReading' | 'isPossibleWhenTerminated'>;

/**
 * Whether a command is permitted in terminated accounts: it reads, concerns the person alone, or is required by law.
 */
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

/** Whether the entity of this address (`/api/<entity>/…`) can still be written in the actor's terminated account. */
export function isStillWritten(path: string, actor: Actor): boolean {
  const [, , name = ''] = path.split('/');
  return isEntityName(name) && !isReadOnlyFor(entities[name], actor);
}

/** Whether the command is refused because the actor's account was terminated. */
export const isStoppedByTermination = (command: Stopping, actor: Actor): boolean =>
  actor.termination !== undefined && !goesOnWhenTerminated(command) && !isStillWritten(command.path, actor);
