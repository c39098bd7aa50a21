import { rmSync } from 'node:fs';

/**
 * Removes a folder on process exit. A dying LibreOffice may still write to it; `sweepLeftovers` removes the rest at the
 * next start.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // An error here would turn a successful exit into a failure.
  }
}
