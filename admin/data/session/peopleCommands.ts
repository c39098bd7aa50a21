import * as people from '@plumbline/resources/commands/people';
import * as sessions from '@plumbline/resources/commands/session';
import type { TokenScope } from '@plumbline/resources/rules/auth/session';
import { callCommand } from './callCommand';

const access = {
  invite: people.inviteContact,
  resendInvitation: people.resendInvitation,
  withdrawInvitation: people.withdrawInvitation,
  endAccess: people.endAccess,
} as const;
export type AccessCommand = keyof typeof access;

/** A command about a contact's access; returns the contact. */
export const commandAccess = (contact: string, command: AccessCommand, body: object = {}) =>
  callCommand(access[command], { id: contact, input: body });

export const requestNewEmail = (input: { email: string; password: string }) =>
  callCommand(sessions.changeEmail, { input });

export const listSessions = () => callCommand(sessions.listSessions);
export const endOtherSessions = () => callCommand(sessions.endOtherSessions);
export const endSession = (id: string) => callCommand(sessions.endSession, { id });

export const listTokens = () => callCommand(sessions.listTokens);
export const revokeToken = (id: string) => callCommand(sessions.revokeToken, { id });
export const createToken = ({
  expiresAt,
  ...draft
}: {
  name: string;
  scopes: TokenScope[];
  expiresAt: string | null;
}) => callCommand(sessions.createToken, { input: { ...draft, ...(expiresAt ? { expiresAt } : {}) } });
