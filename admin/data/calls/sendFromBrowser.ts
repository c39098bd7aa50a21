import type { Send } from './fetchWithTimeout';
import { uploadWithProgress } from './uploadWithProgress';

/** Bytes (of a text: characters) from which on it is worth knowing how far a body has gone: on the slowest line some seconds. */
const heavy = 64_000;

/** What is heavy goes out where its progress is heard of, all else by `fetch`. */
export const sendFromBrowser: Send<string | URL> = (address, init, onProgress) =>
  weightOf(init.body) > heavy ? uploadWithProgress(address, init, onProgress) : fetch(address, init);

function weightOf(body: BodyInit | null | undefined): number {
  if (typeof body === 'string') return body.length;
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer ? body.byteLength : 0;
}
