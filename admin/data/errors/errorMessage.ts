import { readError } from './readError';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The text for a failed call, in the user's language. */
export function errorMessage(error: unknown, translate: Translate): string {
  const { code, data } = readError(error);
  const args = Object.fromEntries(
    Object.entries(data).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
  return translate(`errors.${code}`, { ...args, _: translate('errors.UNKNOWN') });
}
