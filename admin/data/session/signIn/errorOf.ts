import { HttpError } from 'ra-core';

/**
 * A refused call as react-admin expects it: status and the API's body `{ code, message, data, errors }`; without a
 * response a network failure.
 */
export async function errorOf(response: Response | null): Promise<Error> {
  if (!response) return new TypeError('network failure: the server did not answer');
  const body: unknown = await response.json().catch(() => null);
  const message =
    typeof body === 'object' && body !== null && 'message' in body
      ? String(body.message)
      : response.statusText;
  return new HttpError(message || `HTTP ${response.status}`, response.status, body);
}

/** The external issuer's logout address, from the response to signing out. */
export async function endSessionUrlIn(response: Response | null): Promise<string | null> {
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return isObject(body) && typeof body.endSessionUrl === 'string' ? body.endSessionUrl : null;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the session was revoked for a reason, and has not merely expired. */
export const isRevocation = ({ code, data }: Readonly<Record<string, unknown>>): boolean =>
  code === 'SESSION_ENDED' && isObject(data) && revocations.has(data.reason);

const revocations: ReadonlySet<unknown> = new Set([
  'signedOut',
  'signedOutEverywhere',
  'passwordChanged',
  'secondFactorSet',
  'userLocked',
  'memberRemoved',
  'replayed',
  'user',
]);
