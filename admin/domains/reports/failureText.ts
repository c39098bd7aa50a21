type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why a PDF could not be created, from the error code of its job. */
export const failureText = (code: string | null, translate: Translate): string =>
  translate(`errors.${code}`, { _: translate('errors.UNKNOWN') });
