import type { FieldErrors } from '@plumbline/resources/language/validation';

/** Every error that leaves the server, by its stable code, with its HTTP status. Texts: resources/locales, `errors.<CODE>`. */
export const errorList = {
  INVALID: 422,
  FILE_MISSING: 422,
  BAD_QUERY: 400,
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE_VERSION: 409,
  IN_USE: 409,
  DUPLICATE_ID: 409,
  LOCKED_BY_AUDIT: 409,
  LOCKED_BY_REPORT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  HASH_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED: 500,
  NOT_READY: 503,
  STORAGE_FULL: 507,
  // Domains add theirs below, in one block each.
  // sign-in
  SESSION_ENDED: 401,
  TOKEN_INVALID: 401,
  SIGN_IN_FAILED: 401,
  NO_APPLICATION_ACCESS: 403,
  SESSION_NEEDED: 403,
  MIRRORING_READS_ONLY: 403,
  WRONG_ORIGIN: 403,
  ISSUER_UNREACHABLE: 503,
  // second factor, lock and issuers of other houses
  SECOND_FACTOR_DEMANDED: 409,
  SECOND_FACTOR_MISSING: 403,
  SECOND_FACTOR_ELSEWHERE: 409,
  SET_UP_EXPIRED: 409,
  SIGN_IN_ELSEWHERE: 409,
  SESSION_LOCKED: 401,
  EMAIL_NOT_AVAILABLE: 403,
  SIGN_IN_TOO_WEAK: 403,
  // reports
  REPORT_FINISHED: 409,
  REPORT_WAITING: 409,
  REPORT_EMPTY: 409,
  SIGNATURE_MISSING: 409,
  PREVIEW_UNFINISHED: 409,
  NOT_THE_REPORTS_AUDITOR: 403,
  SIGNATURE_VOID: 409,
  REPORT_CONTENT_CHANGED: 409,
  REPORT_NOT_FINISHED: 409,
  REPORT_SUPERSEDED: 409,
  REPORT_BEING_CORRECTED: 409,
  REPORT_WITHOUT_RECIPIENT: 422,
  MAIL_REFUSED: 422,
  // contacts
  CANNOT_DELETE_ONESELF: 409,
  LAST_OWNER: 409,
  OWNER_MAKES_OWNERS: 403,
  OWNER_CHANGES_OWNERS: 403,
  CANNOT_CHANGE_OWN_RIGHTS: 409,
  MAX_ADMINISTRATORS: 409,
  MAX_USERS: 409,
  ALREADY_SIGNS_IN: 409,
  INVITATION_NOT_OPEN: 409,
  // import
  IMPORT_FILE_TYPE: 415,
  IMPORT_FILE_LOCKED: 415,
  IMPORT_FILE_TOO_LARGE: 413,
  IMPORT_FILE_EMPTY: 422,
  IMPORT_FILE_INFLATES: 422,
  IMPORT_ZIP_BROKEN: 422,
  IMPORT_ENCODING: 422,
  IMPORT_QUOTE_OPEN: 422,
  IMPORT_CELL_TOO_LONG: 422,
  IMPORT_TOO_MANY_COLUMNS: 422,
  IMPORT_TOO_MANY_ROWS: 422,
  IMPORT_SHEET_UNKNOWN: 422,
  IMPORT_PLAN: 422,
  IMPORT_NOT_FOUND: 404,
  IMPORT_BUSY: 409,
  IMPORT_NOT_CHECKED: 409,
  IMPORT_UNANSWERED: 409,
  // audits and planning
  AUDIT_FINISHED: 409,
  AUDIT_WITHOUT_RESULT: 422,
  AUDIT_INCOMPLETE: 422,
  AUDIT_DATE_IN_FUTURE: 422,
  AUDIT_CONTRADICTION: 422,
  DEFICIENCIES_UNANSWERED: 422,
  DUTY_NOT_INSPECTED: 409,
  PLANNING_FINISHED: 409,
  PLANNING_EMPTY: 422,
  PLANNING_REFUSED: 422,
  PLANNING_HAS_EQUIPMENT: 409,
  PLANNING_HAS_RESULTS: 409,
  PLANNING_OPEN_AUDITS: 409,
  PLANNING_BEYOND_RIGHTS: 403,
  // licences
  PRICE_CHANGED: 409,
  ORDER_KEYS_ACTIVATED: 409,
  // privacy
  PERSON_ERASED: 409,
  // regulations
  REGULATION_UNCHANGED: 409,
  REGULATION_DRAFT_EXISTS: 409,
  // custom fields
  // legal texts
  LEGAL_TEXT_IN_FORCE: 409,
  // sync
  SYNC_WRONG_ACCOUNT: 403,
  SYNC_UNKNOWN_COMMAND: 422,
  // steps from state to state
  STEP_IMPOSSIBLE: 409,
  ONLINE_ONLY: 409,
  // bin
  RESTORE_NOT_DELETED: 409,
  RESTORE_MISSING: 409,
  // report engine
  TEMPLATE_NOT_A_DOCUMENT: 415,
  TEMPLATE_TOO_LARGE: 413,
  TEMPLATE_BROKEN: 422,
  TEMPLATE_MACRO: 422,
  TEMPLATE_EMBEDDED_OBJECT: 422,
  TEMPLATE_EXTERNAL: 422,
  TEMPLATE_LINKED: 422,
  TEMPLATE_UNEXPECTED_PART: 422,
  TEMPLATE_TAG_UNKNOWN: 422,
  TEMPLATE_TAG_MISPLACED: 422,
  TEMPLATE_FORMATTER_UNKNOWN: 422,
  TEMPLATE_LOOP_OPEN: 422,
  TEMPLATE_DOES_NOT_FILL: 422,
  ATTACHMENT_LOCKED: 422,
  ATTACHMENT_EMPTY: 422,
  ATTACHMENT_TYPE: 415,
  ATTACHMENT_BROKEN: 422,
  ATTACHMENT_TOO_LARGE: 413,
  REPORT_CONVERSION_FAILED: 500,
  REPORT_TIMEOUT: 503,
  REPORT_OFFICE_MISSING: 503,
} as const;

export type ErrorCode = keyof typeof errorList;
export type ErrorData = Readonly<Record<string, unknown>>;

/** An error a client may see: a stable code, data that its text needs, and what is wrong field by field. */
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

/** What the client gets: nothing of SQL, stack or path. */
export function errorBody(error: ApiError): Record<string, unknown> {
  return {
    code: error.code,
    message: error.code,
    data: error.data,
    ...(error.errors ? { errors: error.errors } : {}),
  };
}
