type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why a PDF could not be made, from the code that its job left behind. */
export const failureText = (code: string | null, translate: Translate): string =>
  translate(`errors.${code}`, { _: translate('errors.UNKNOWN') });
