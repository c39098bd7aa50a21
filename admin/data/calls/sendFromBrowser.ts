import type { Send } from './fetchWithTimeout';
import { uploadWithProgress } from './uploadWithProgress';

/** Bytes (for text: characters) from which on upload progress matters: some seconds on the slowest connection. */
const heavy = 64_000;

/** Large bodies are sent with upload progress, all else by `fetch`. */
export const sendFromBrowser: Send<string | URL> = (address, init, onProgress) =>
  weightOf(init.body) > heavy ? uploadWithProgress(address, init, onProgress) : fetch(address, init);

function weightOf(body: BodyInit | null | undefined): number {
  if (typeof body === 'string') return body.length;
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer ? body.byteLength : 0;
}
