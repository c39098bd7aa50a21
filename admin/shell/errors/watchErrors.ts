import type { RootOptions } from 'react-dom/client';
import { recordError } from '../../data/errors/recordError';
import { onStorageFailure } from '../../data/offline/storage/StorageError';
import { tell } from './tell';

/** Notices of unhandled errors that one opening of the app shows at most; all of them are recorded. */
const DEBUG_ALERTS = 10;
let alerts = 0;

/** What React throws away or hands to a boundary; the boundary shows it, here it is kept. */
export const rootErrors: RootOptions = {
  onCaughtError: keep,
  onUncaughtError: keep,
  onRecoverableError: keep,
};

function keep(error: unknown, { componentStack }: { componentStack?: string | null | undefined }): void {
  recordError(error, 'INTERNAL', placesIn(componentStack));
  // biome-ignore lint/suspicious/noConsole: silent in production; anyone who develops wants to see it at once
  console.error(error, componentStack);
}

/** Records from now on what nobody handled, and storage that fails; the person is told, though not without end. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => alert(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => alert(event.reason));
  let isUnopened = false;
  onStorageFailure((error) => {
    // The gate says what a store that cannot even be opened means; once is enough to know of it.
    if (error.reason === 'unopened' && isUnopened) return;
    isUnopened ||= error.reason === 'unopened';
    recordError(error, 'BROWSER-STORAGE', `reason: ${error.reason}`);
    if (error.reason !== 'unopened') tell({ message: 'errors.BROWSER_STORAGE', type: 'error' });
  });
}

function alert(error: unknown): void {
  // Told as BROWSER-STORAGE already.
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
