import { messageTargets, type SystemMessage } from '../../entities/systemMessages';
import { type Actor, meets } from '../../language/permissions';

export type Targets = Pick<SystemMessage, 'audience' | 'role' | 'broker' | 'account'>;
type Reader = Pick<Actor, 'instanceType' | 'role' | 'instance' | 'broker'>;

/** Whether the person is in the message's audience; being able to read it is not enough. */
export const concerns = (message: Targets, reader: Reader): boolean =>
  meets(messageTargets, reader as Actor, message); // the targets ask for nothing else of an actor
