import type { ApiTokenRow, SessionRow, TokenScope } from '@plumbline/resources/rules/auth/session';
import { apiFetch } from './session';

async function send<Answer>(method: 'POST' | 'DELETE' | 'GET', path: string, body?: object): Promise<Answer> {
  const response = await apiFetch(path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

export type AccessCommand = 'invite' | 'resendInvitation' | 'withdrawInvitation' | 'endAccess';

/** A command on a contact's way to a sign-in; answers the contact. */
export const commandAccess = (contact: string, command: AccessCommand, body: object = {}): Promise<unknown> =>
  send('POST', `/api/contacts/${contact}/${command}`, body);

export const requestNewEmail = (body: { email: string; password: string }): Promise<{ email: string }> =>
  send('POST', '/api/session/email', body);

export const listSessions = (): Promise<SessionRow[]> => send('GET', '/api/session/list');
export const endOtherSessions = (): Promise<unknown> => send('POST', '/api/session/end-others', {});
export const endSession = (id: string): Promise<unknown> => send('DELETE', `/api/session/${id}`);

export const listTokens = (): Promise<ApiTokenRow[]> => send('GET', '/api/apiTokens');
export const revokeToken = (id: string): Promise<unknown> => send('DELETE', `/api/apiTokens/${id}`);
export const createToken = (draft: {
  name: string;
  scopes: TokenScope[];
  expiresAt: string | null;
}): Promise<ApiTokenRow & { token: string }> => send('POST', '/api/apiTokens', draft);
