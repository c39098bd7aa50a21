import type { FieldError } from '@plumbline/resources/language/fields/field';

export interface Blocker {
  resource: string;
  count: number;
  /** The field by which they refer to the record. */
  field?: string;
  /** Their ids, if the API returns them. */
  ids?: string[];
}

/** Details of a failed call, whether thrown by the data provider, `apiFetch` or the browser. */
export interface KnownError {
  status?: number;
  code: string;
  data: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, FieldError>>;
}

/** Reads the API's error body from anything thrown; UNKNOWN if there is none. */
export function readError(error: unknown): KnownError {
  if (!isObject(error)) return { code: 'UNKNOWN', data: {} };
  const body = isObject(error.body) ? error.body : error;
  const status = typeof error.status === 'number' ? error.status : undefined;
  const code =
    typeof body.code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(body.code)
      ? body.code
      : byNature(error, status);
  const errors = isObject(body.errors) ? body.errors : undefined;
  return {
    code,
    data: isObject(body.data) ? body.data : {},
    ...(status === undefined ? {} : { status }),
    // In the API's response to a refused write: one FieldError per field.
    ...(errors ? { errors: errors as Record<string, FieldError> } : {}),
  };
}

function byNature(error: Record<string, unknown>, status: number | undefined): string {
  // fetch reports an unreachable server as a TypeError without status.
  if (error instanceof TypeError && status === undefined && /fetch|network|load failed/i.test(error.message))
    return 'NETWORK';
  if (status === 0) return 'NETWORK';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  return status !== undefined && status >= 500 ? 'UNEXPECTED' : 'UNKNOWN';
}

export function blockersOf(error: KnownError): Blocker[] {
  const { blockers } = error.data;
  return Array.isArray(blockers) ? blockers.filter(isBlocker) : [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlocker = (value: unknown): value is Blocker =>
  isObject(value) && typeof value.resource === 'string' && typeof value.count === 'number';
