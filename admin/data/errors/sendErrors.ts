import { reportErrors } from '@plumbline/resources/commands/platform';
import { type ErrorReport, REPORTS_AT_ONCE } from '@plumbline/resources/rules/errors/errorReport';
import { commandRequest } from '../calls';
import type { Transport } from '../offline';
import type { ErrorLog, KeptError } from './errorLog';
import { readError } from './readError';

interface Parts {
  log: ErrorLog;
  fetch: Transport;
  /** Signed-in user as `user.instance`; null while nothing may be sent: signed out, offline. */
  who: () => string | null;
  later: (milliseconds: number, work: () => void) => () => void;
}

/** Milliseconds: errors are sent in batches, and with a pause between calls. */
const soon = 5_000;
const pause = 60_000;
/** After the server's rate limit was reached. */
const longPause = 30 * 60_000;

/**
 * Reports the errors of this device to the server while somebody is signed in; call `wake` when that may have become
 * true.
 */
export function sendErrors({ log, fetch, who, later }: Parts): { wake: () => void } {
  let isPlanned = false;
  let isResting = false;

  const plan = (milliseconds: number): void => {
    if (isPlanned || isResting) return;
    const person = who();
    if (person === null || log.untold(person).length === 0) return;
    isPlanned = true;
    later(milliseconds, () => {
      isPlanned = false;
      void send();
    });
  };
  const rest = (milliseconds: number): void => {
    later(milliseconds, () => {
      isResting = false;
      plan(soon);
    });
  };
  const send = async (): Promise<void> => {
    const person = who();
    if (person === null) return;
    const reports = log.untold(person).slice(0, REPORTS_AT_ONCE).map(asReport);
    if (reports.length === 0) return;
    isResting = true;
    const wait = await report(fetch, reports).then(
      () => {
        log.settle(reports);
        return pause;
      },
      (error: unknown) => {
        const { status } = readError(error);
        // A malformed report would be refused again.
        if (status === 400) log.settle(reports);
        return status === 429 ? longPause : pause;
      },
    );
    rest(wait);
  };
  log.subscribe(() => plan(soon));
  return { wake: () => plan(soon) };
}

export async function report(fetch: Transport, records: readonly ErrorReport[]): Promise<void> {
  await fetch(...commandRequest(reportErrors, { input: { records } }));
}

const asReport = ({ who: _who, since: _since, told: _told, ...own }: KeptError): ErrorReport => own;
