import * as commands from '@plumbline/resources/commands/session';
import { commandRequest } from '../../calls';
import type { Caller, Proof } from './sessionParts';

const own = { credentials: 'same-origin' } as const;

/** Calls for locking; null if the server is unreachable. */
export const tellOfLock = (fetcher: Caller): Promise<Response | null> =>
  fetcher(...commandRequest(commands.lockSession, {}, own)).catch(() => null);

export const askToUnlock = (fetcher: Caller, proof: Proof): Promise<Response | null> =>
  fetcher(...commandRequest(commands.unlockSession, { input: proof }, own)).catch(() => null);

/** Whether the response is not from our server: none, a server error, or a captive portal. */
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

/** Reports a pending sign-out to the server; false if it could not be reached. */
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
