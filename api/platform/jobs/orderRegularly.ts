import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { idOf } from '../../base/times/weekOf';
import { enqueue } from './jobs';

interface Regular {
  kind: string;
  /** In UTC, so that all processes mean the same moment; without an hour: every hour. */
  at: { hour?: number; minute: number };
  /** A new installation has missed nothing; this one is ordered there all the same. */
  runsAtFirstStart?: boolean;
}

const anHour = 3_600_000;

/**
 * Orders a job for the whole installation whenever it is due, once however many processes hear the clock: the job's id
 * follows from the due moment. A start makes up the latest one that fell due while no process ran.
 */
export function orderRegularly(api: Api, regular: Regular): void {
  const order = (moment: Date) =>
    orderOnce(api, regular, latestDue(regular.at, moment)).catch((error: unknown) =>
      api.log.error(
        { code: asApiError(error).code, kind: regular.kind },
        'a regular job could not be ordered',
      ),
    );
  let ordering = order(api.now());
  // Timers may ring a moment early: the clock's own date is the one that is meant.
  const scheduled = schedule.scheduleJob({ ...regular.at, second: 0, tz: 'Etc/UTC' }, (due) => {
    ordering = order(due);
  });
  api.onClose(async () => {
    scheduled.cancel();
    await ordering;
  });
}

async function orderOnce({ db, now }: Api, { kind, runsAtFirstStart }: Regular, due: Date): Promise<void> {
  const ofInstallation = { instance: CATALOGUE_ID, subject: CATALOGUE_ID, kind };
  const isKnown = (await db('jobs').where(ofInstallation).first('id')) !== undefined;
  await enqueue(db, {
    ...ofInstallation,
    id: idOf(kind, due.toISOString()),
    payload: {},
    now: now(),
    // Kept as the mark from which on runs can have been missed.
    state: isKnown || runsAtFirstStart ? 'waiting' : 'done',
  });
}

function latestDue({ hour, minute }: Regular['at'], moment: Date): Date {
  const due = new Date(moment);
  due.setUTCHours(hour ?? due.getUTCHours(), minute, 0, 0);
  const period = hour === undefined ? anHour : 24 * anHour;
  return due > moment ? new Date(due.getTime() - period) : due;
}
