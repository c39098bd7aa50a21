import { reportLimits } from '@plumbline/resources/rules/errors/errorReport';
import { maskAddress } from '@plumbline/resources/rules/errors/maskText';
import { outlineOf } from '@plumbline/resources/rules/errors/outlineOf';
import { personalNames } from '@plumbline/resources/rules/errors/personalNames';
import type { Transport } from '../offline';
import { type ErrorLog, type KeptError, referenceOf } from './errorLog';
import { noteFailedWrite } from './failedWrites';
import { readError } from './readError';

/** Calls that tell of others, or that the outbox answers for: what becomes of them is shown elsewhere. */
const quiet = /^\/api\/(errorRecords\/report|logger|sync\/|session\/|devices\/register)/;

/** The same fetch; what fails without anybody's doing is kept, and failed writes are noted for the person who shows them. */
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

/** Whether the program is to blame: ours on the server, or the one here that asked what nobody understands. */
export function isFault(error: unknown): boolean {
  const { status, code } = readError(error);
  if (status === undefined || status === 0) return false;
  // Nobody can mend a full disk by reading of it in another row of the same database.
  if (code === 'STORAGE_FULL') return false;
  // 502 to 504 say that the server is away, which is no fault of either.
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

// A body that is no JSON is a file: there is nothing in it to tell.
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The command of the outbox that was sent, where there was one. */
function commandIn(sent: unknown): string | null {
  const { commands } = (sent ?? {}) as { commands?: unknown };
  const first: unknown = Array.isArray(commands) ? commands[0] : undefined;
  const { id } = (first ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
