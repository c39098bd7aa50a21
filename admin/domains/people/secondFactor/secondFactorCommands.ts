import type { SecondFactorState } from '@plumbline/resources/rules/auth/session';
import { apiFetch } from '../../../data/session/session';

async function send<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const response = await apiFetch(path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

const own = '/api/session/secondFactor';

/** What an authenticator app needs; `setUp` comes back with the code, `address` opens an app on this phone, `qrCode` is a data address of an image. */
export interface SetUp {
  setUp: string;
  secret: string;
  address: string;
  qrCode: string;
}
interface Codes {
  recoveryCodes: string[];
}

export const readSecondFactor = (): Promise<SecondFactorState> => send('GET', own);
export const beginSetUp = (): Promise<SetUp> => send('POST', `${own}/setUp`);
export const confirmSetUp = (draft: { setUp: string; code: string; password: string }): Promise<Codes> =>
  send('POST', `${own}/confirm`, draft);
export const renewRecoveryCodes = (proof: string): Promise<Codes> =>
  send('POST', `${own}/recoveryCodes`, { proof });
export const turnOff = (proof: string): Promise<unknown> => send('POST', `${own}/off`, { proof });

export const readMemberSecondFactor = (
  contact: string,
): Promise<{ since: string | null; canReset: boolean }> =>
  send('GET', `/api/contacts/${contact}/secondFactor`);
export const resetSecondFactor = (resource: 'contacts' | 'users', id: string): Promise<unknown> =>
  send('POST', `/api/${resource}/${id}/resetSecondFactor`);
