import * as commands from '@plumbline/resources/commands/session';
import { commandRequest } from '../../calls';
import type { Caller, Proof } from './sessionParts';

const own = { credentials: 'same-origin' } as const;

/** The server's side of the lock; a server that cannot be reached answers null. */
export const tellOfLock = (fetcher: Caller): Promise<Response | null> =>
  fetcher(...commandRequest(commands.lockSession, {}, own)).catch(() => null);

export const askToUnlock = (fetcher: Caller, proof: Proof): Promise<Response | null> =>
  fetcher(...commandRequest(commands.unlockSession, { input: proof }, own)).catch(() => null);

/** Whether what came back is no word of our server: none at all, a server in trouble, or a portal in its place. */
export const isAway = async (response: Response | null): Promise<boolean> =>
  !response ||
  response.status >= 500 ||
  !(await response
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    ));

/** Tells the server of a sign-out it does not know of yet; false: it could not be told. */
export const tellOfSignOut = async (fetcher: Caller): Promise<boolean> =>
  (await fetcher(...commandRequest(commands.signOut, {}, { ...own, timeout: 'brief' })).catch(() => null))
    ?.ok === true;

/** Ends another session of the same person. */
export const endOther = (fetcher: Caller, session: string, bearer: string): Promise<Response | null> =>
  fetcher(
    ...commandRequest(
      commands.endSession,
      { id: session },
      { ...own, headers: { authorization: `Bearer ${bearer}` } },
    ),
  ).catch(() => null);
