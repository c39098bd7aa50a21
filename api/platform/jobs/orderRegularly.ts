import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { idOf } from '../../base/times/weekOf';
import { enqueue } from './jobs';

interface Regular {
  kind: string;
  /** In UTC, so that all processes use the same instant; without an hour: every hour. */
  at: { hour?: number; minute: number };
  /** Runs at the first start of a new installation, which otherwise has missed no run. */
  runsAtFirstStart?: boolean;
}

const anHour = 3_600_000;

/**
 * Schedules a job for the whole installation, enqueued once by all processes: the job's id derives from the due
 * instant. At start the latest run missed while no process ran is made up for.
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
  // Timers may fire slightly early: the scheduled date is used, not the current time.
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
    // A row in state done marks since when runs can have been missed.
    state: isKnown || runsAtFirstStart ? 'waiting' : 'done',
  });
}

function latestDue({ hour, minute }: Regular['at'], moment: Date): Date {
  const due = new Date(moment);
  due.setUTCHours(hour ?? due.getUTCHours(), minute, 0, 0);
  const period = hour === undefined ? anHour : 24 * anHour;
  return due > moment ? new Date(due.getTime() - period) : due;
}
