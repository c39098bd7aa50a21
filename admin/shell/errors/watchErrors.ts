import type { RootOptions } from 'react-dom/client';
import { recordError } from '../../data/errors/recordError';
import { onStorageFailure } from '../../data/offline/storage/StorageError';
import { tell } from './tell';

/** Maximum notices of unhandled errors per load of the app; all errors are recorded. */
const DEBUG_ALERTS = 10;
let alerts = 0;

/** Records errors that React reports; error boundaries show them. */
export const rootErrors: RootOptions = {
  onCaughtError: keep,
  onUncaughtError: keep,
  onRecoverableError: keep,
};

function keep(error: unknown, { componentStack }: { componentStack?: string | null | undefined }): void {
  recordError(error, 'INTERNAL', placesIn(componentStack));
  // biome-ignore lint/suspicious/noConsole: silenced in production, needed in development
  console.error(error, componentStack);
}

/** Starts recording unhandled errors and storage failures; the user gets a limited number of notices. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => alert(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => alert(event.reason));
  let isUnopened = false;
  onStorageFailure((error) => {
    // The gate shows this error; it is recorded once.
    if (error.reason === 'unopened' && isUnopened) return;
    isUnopened ||= error.reason === 'unopened';
    recordError(error, 'BROWSER-STORAGE', `reason: ${error.reason}`);
    if (error.reason !== 'unopened') tell({ message: 'errors.BROWSER_STORAGE', type: 'error' });
  });
}

function alert(error: unknown): void {
  // Shown before as BROWSER-STORAGE.
  if (error instanceof Error && 'code' in error && error.code === 'BROWSER_STORAGE') return;
  const kept = recordError(error);
  if (!kept || alerts >= DEBUG_ALERTS) return;
  alerts += 1;
  tell({ message: 'errors.UNKNOWN', type: 'error' });
}

const placesIn = (stack: string | null | undefined): string =>
  (stack ?? '')
    .split('\n')
    .map((line) => line.trim().split(' (')[0])
    .filter(Boolean)
    .slice(0, 12)
    .join('\n');
