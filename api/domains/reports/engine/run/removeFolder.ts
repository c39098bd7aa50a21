import { rmSync } from 'node:fs';

/** Removes a folder as a process ends. A dying LibreOffice may still write into it: what stays is swept at the next start. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // Thrown from here it would turn a good end into a failure.
  }
}
