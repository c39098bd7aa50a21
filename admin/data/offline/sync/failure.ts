import type { FieldErrors } from '@plumbline/resources/language/validation';
import type { CallInit } from '../../connection';

/** Calls the API as the signed-in person; rejects with an error that has a `status` where the server refused. */
export type Transport = (address: string, init?: CallInit) => Promise<Response>;

/**
 * Why a call did not work, by what has to be done now: `unreachable`: there is no server; `later`: it asks to retry later
 * or stumbled; `signIn`: somebody has to sign in; `tooLarge`: send less at once; `refused`: this will never work;
 * `storage`: this device could not keep what came.
 */
export interface Failure {
  kind: 'unreachable' | 'later' | 'signIn' | 'tooLarge' | 'refused' | 'storage';
  /** For `errors.<CODE>`. */
  code: string;
  data: Record<string, unknown> | null;
  errors: FieldErrors | null;
  /** Seconds the server asks to wait. */
  seconds: number | null;
}

export function failureOf(error: unknown): Failure {
  const status = property(error, 'status');
  if (property(error, 'code') === 'BROWSER_STORAGE') return failure('storage', 'BROWSER_STORAGE', null);
  if (typeof status !== 'number' || status === 0) return failure('unreachable', 'NETWORK', null);
  const body = property(error, 'body');
  const code = property(body, 'code');
  // Signed in as somebody else is, for this person's work, not signed in.
  if (code === 'SYNC_WRONG_ACCOUNT') return failure('signIn', code, body);
  // The termination may be taken back; until then the work stays where it is.
  if (code === 'ACCOUNT_TERMINATED') return failure('later', code, body);
  return failure(kindOf(status), typeof code === 'string' ? code : defaultCode(status), body);
}

/** The answer was no answer of our server: a captive portal, a proxy. */
export class StrangeAnswer extends Error {}

export async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  if (!isObject(body)) throw new StrangeAnswer();
  return body;
}

function kindOf(status: number): Failure['kind'] {
  if (status === 401) return 'signIn';
  if (status === 413) return 'tooLarge';
  if (status === 502 || status === 503 || status === 504) return 'unreachable';
  return status === 408 || status === 425 || status === 429 || status >= 500 || status < 400
    ? 'later'
    : 'refused';
}

const defaultCode = (status: number): string =>
  status === 429 ? 'TOO_MANY_REQUESTS' : status === 413 ? 'TOO_LARGE' : 'UNEXPECTED';

function failure(kind: Failure['kind'], code: string, body: unknown): Failure {
  const data = property(body, 'data');
  const errors = property(body, 'errors');
  const seconds = property(data, 'seconds');
  return {
    kind,
    code,
    data: isObject(data) ? data : null,
    // The API's own shape, see api/base/errors/errors.ts.
    errors: isObject(errors) ? (errors as FieldErrors) : null,
    seconds: typeof seconds === 'number' ? seconds : null,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
