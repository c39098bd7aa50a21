import * as commands from '@plumbline/resources/commands/session';
import type { RefreshedSession } from '@plumbline/resources/rules/auth/session';
import { type CommandInit, commandRequest } from '../../calls';
import { errorOf } from './errorOf';
import type { Caller } from './sessionParts';

/** Another account of one's own, an account to mirror, or back from there. */
export type AccountDoor =
  | { switchTo: string | null }
  | { mirror: { instance: string; reason: string } }
  | 'leaveMirror';

interface Wish {
  where: AccountDoor;
  bearer: string | null;
}

/** Requests a session in another account; the app must be reloaded afterwards. Throws what the server refused. */
export async function enterAccount(fetcher: Caller, { where, bearer }: Wish): Promise<RefreshedSession> {
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const response = await fetcher(...requestOf(where, { credentials: 'same-origin', headers })).catch(
    () => null,
  );
  if (!response?.ok) throw await errorOf(response);
  return response.json(); // our own API's answer
}

function requestOf(where: AccountDoor, init: CommandInit): Parameters<Caller> {
  if (where === 'leaveMirror') return commandRequest(commands.endMirroring, {}, init);
  return 'mirror' in where
    ? commandRequest(commands.startMirroring, { input: where.mirror }, init)
    : commandRequest(commands.switchAccount, { input: { contact: where.switchTo } }, init);
}
