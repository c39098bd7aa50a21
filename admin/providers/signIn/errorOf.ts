import { HttpError } from 'ra-core';

/** A refused call as react-admin expects it: status and the API's body `{ code, message, data, errors }`; no answer at all is a network failure. */
export async function errorOf(response: Response | null): Promise<Error> {
  if (!response) return new TypeError('network failure: the server did not answer');
  const body: unknown = await response.json().catch(() => null);
  const message =
    typeof body === 'object' && body !== null && 'message' in body
      ? String(body.message)
      : response.statusText;
  return new HttpError(message || `HTTP ${response.status}`, response.status, body);
}
