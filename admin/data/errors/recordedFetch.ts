import { reportLimits } from '@plumbline/resources/rules/errors/errorReport';
import { maskAddress } from '@plumbline/resources/rules/errors/maskText';
import { outlineOf } from '@plumbline/resources/rules/errors/outlineOf';
import { personalNames } from '@plumbline/resources/rules/errors/personalNames';
import type { Transport } from '../offline';
import { type ErrorLog, type KeptError, referenceOf } from './errorLog';
import { noteFailedWrite } from './failedWrites';
import { readError } from './readError';

/** Calls that report errors themselves, or whose failures are shown by outbox or session. */
const quiet = /^\/api\/(errorRecords\/report|logger|sync\/|session\/|devices\/register)/;

/** The same fetch; faults are recorded, and failed writes are noted for the screen that shows them. */
export function recordedFetch(fetch: Transport, log: Pick<ErrorLog, 'add'>, now = Date.now): Transport {
  return async (address, init = {}) => {
    try {
      return await fetch(address, init);
    } catch (error) {
      const method = (init.method ?? 'GET').toUpperCase();
      const path = maskAddress(address);
      const kept = isFault(error) ? keep(log, { error, method, path, body: init.body }) : undefined;
      if ((method === 'POST' || method === 'PUT') && !quiet.test(path))
        noteFailedWrite({
          error,
          method,
          path: path.split('?')[0] ?? path,
          at: now(),
          reference: kept && referenceOf(kept),
        });
      throw error;
    }
  };
}

/** Whether it is a defect of the server or of this app (a malformed request). */
export function isFault(error: unknown): boolean {
  const { status, code } = readError(error);
  if (status === undefined || status === 0) return false;
  // A full disk is no defect, and a record of it would need the same disk.
  if (code === 'STORAGE_FULL') return false;
  // 502 to 504 mean that the server is unreachable, which is no defect.
  if (status >= 500) return status < 502 || status > 504 || !['UNEXPECTED', 'NOT_READY'].includes(code);
  return status === 400 || (status === 404 && code !== 'NOT_FOUND');
}

function keep(
  log: Pick<ErrorLog, 'add'>,
  { error, method, path, body }: { error: unknown; method: string; path: string; body: unknown },
): KeptError {
  const { status, code } = readError(error);
  const sent = typeof body === 'string' ? parsed(body) : null;
  return log.add({
    content: `${status ?? 0} ${code}`,
    url: path.slice(0, reportLimits.url),
    payload:
      sent === null ? null : JSON.stringify(outlineOf(sent, personalNames())).slice(0, reportLimits.payload),
    httpMethod: method,
    cacheId: commandIn(sent),
  });
}

// A body that is not JSON is a file, of which nothing is recorded.
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Id of the first outbox command in the body, if any. */
function commandIn(sent: unknown): string | null {
  const { commands } = (sent ?? {}) as { commands?: unknown };
  const first: unknown = Array.isArray(commands) ? commands[0] : undefined;
  const { id } = (first ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
