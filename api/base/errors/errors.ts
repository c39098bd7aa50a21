import { type ErrorCode, errorList } from '@plumbline/resources/language/errorList';
import type { FieldErrors } from '@plumbline/resources/language/validation';

export { type ErrorCode, errorList };

export type ErrorData = Readonly<Record<string, unknown>>;

/** An error for clients: a stable code, data for its text, and errors by field. */
export class ApiError extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly data: ErrorData = {},
    readonly errors?: FieldErrors,
    cause?: unknown,
  ) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.status = errorList[code];
  }
}

export function fail(code: ErrorCode, data?: ErrorData): never {
  throw new ApiError(code, data);
}

export function failFields(errors: FieldErrors): never {
  throw new ApiError('INVALID', {}, errors);
}

/** The response body: no SQL, stack or path. */
export function errorBody(error: ApiError): Record<string, unknown> {
  return {
    code: error.code,
    message: error.code,
    data: error.data,
    ...(error.errors ? { errors: error.errors } : {}),
  };
}
