import type { FieldErrors } from '@plumbline/resources/language/validation';
import type { CallInit } from '../../connection';

/** Calls the API as the signed-in person; rejects with an error that has a `status` if the server refused. */
export type Transport = (address: string, init?: CallInit) => Promise<Response>;

/**
 * Kinds of failures by the required reaction: `unreachable`: no server; `later`: retry later; `signIn`: sign in;
 * `tooLarge`: send less at once; `refused`: permanent; `storage`: this device could not store the response.
 */
export interface Failure {
  kind: 'unreachable' | 'later' | 'signIn' | 'tooLarge' | 'refused' | 'storage';
  /** For `errors.<CODE>`. */
  code: string;
  data: Record<string, unknown> | null;
  errors: FieldErrors | null;
  /** Retry-after in seconds. */
  seconds: number | null;
}

export function failureOf(error: unknown): Failure {
  const status = property(error, 'status');
  if (property(error, 'code') === 'BROWSER_STORAGE') return failure('storage', 'BROWSER_STORAGE', null);
  if (typeof status !== 'number' || status === 0) return failure('unreachable', 'NETWORK', null);
  const body = property(error, 'body');
  const code = property(body, 'code');
  // Signed in as another user: this person has to sign in.
  if (code === 'SYNC_WRONG_ACCOUNT') return failure('signIn', code, body);
  // The termination may be withdrawn; until then the commands stay in the outbox.
  if (code === 'ACCOUNT_TERMINATED') return failure('later', code, body);
  return failure(kindOf(status), typeof code === 'string' ? code : defaultCode(status), body);
}

/** The response is not from our server, but from a captive portal or proxy. */
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
    // The API's own format, see api/base/errors/errors.ts.
    errors: isObject(errors) ? (errors as FieldErrors) : null,
    seconds: typeof seconds === 'number' ? seconds : null,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
