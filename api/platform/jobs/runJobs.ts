import { newId } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { ApiError } from '../../base/errors/errors';
import { asApiError } from '../../base/errors/handleErrors';
import { type Quota, takeQuota } from '../quotas';
import { failJob, finishJob, type Job, type LastTurns, renewLease, setAside, takeJob } from './jobs';
import { whileRenewing } from './whileRenewing';

export interface JobHandler {
  /** Quota of the account that the job takes from; if it is used up, the job is postponed. */
  quotaOf?: (job: Job) => Quota | null;
  run: (api: Api, job: Job) => Promise<void>;
  /** Called once the job has failed for good. */
  failed?: (api: Api, job: Job, code: string) => Promise<void>;
  maxAttempts: number;
  /** Takes long and much memory: at most one such job at a time in a process, so that others do not wait. */
  isHeavy?: true;
}

export interface JobRunner {
  handle: (kind: string, handler: JobHandler) => void;
  /** Looks for jobs now instead of at the next tick. */
  wake: () => void;
  /** Runs all due jobs and awaits them: for tests. */
  drain: () => Promise<void>;
}

const aDay = 24 * 3600;
const workersPerProcess = 2;

/** Runs due jobs in this process, at most two at a time; node-schedule triggers the polling. */
export function runJobs(api: Api): JobRunner {
  const handlers = new Map<string, JobHandler>();
  const running = new Set<Promise<void>>();
  const turns: LastTurns = new Map();
  let isClosing = false;
  let heavy = 0;
  const offeredKinds = (): string[] =>
    [...handlers].filter(([, { isHeavy }]) => !isHeavy || heavy === 0).map(([kind]) => kind);

  const work = async (): Promise<void> => {
    // Each worker is a holder of its own: it must not renew or finish a job that another worker has taken over.
    const holder = newId();
    for (;;) {
      const job =
        isClosing || handlers.size === 0 ? undefined : await takeJob(api.db, offeredKinds(), holder, turns);
      const handler = job && handlers.get(job.kind);
      if (!job || !handler) return;
      // The other worker may have taken one in the same moment.
      if (handler.isHeavy && heavy > 0) {
        await setAside(api.db, job, holder, { seconds: 1, code: 'NOT_READY' });
        continue;
      }
      heavy += handler.isHeavy ? 1 : 0;
      await whileRenewing(
        () => renewLease(api.db, job.id, holder),
        () => carryOut(api, job, handler, holder),
      ).finally(() => {
        heavy -= handler.isHeavy ? 1 : 0;
      });
    }
  };
  const wake = (): void => {
    if (isClosing || running.size >= workersPerProcess) return;
    const worker: Promise<void> = work()
      .catch((error: unknown) => api.log.error({ code: asApiError(error).code }, 'looking for jobs failed'))
      .finally(() => running.delete(worker));
    running.add(worker);
  };
  const tick = schedule.scheduleJob('* * * * * *', wake);
  api.onClose(async () => {
    isClosing = true;
    tick.cancel();
    await Promise.all(running);
  });
  return {
    handle: (kind, handler) => {
      handlers.set(kind, handler);
    },
    wake,
    drain: work,
  };
}

async function carryOut(api: Api, job: Job, handler: JobHandler, holder: string): Promise<void> {
  try {
    // The process crashed at each attempt: the job must not crash further ones.
    if (job.attempts > handler.maxAttempts) throw new ApiError('UNEXPECTED');
    const quota = handler.quotaOf?.(job);
    const seconds = quota ? await takeQuota(api, quota, job) : null;
    if (seconds !== null) return await setAside(api.db, job, holder, { seconds, code: 'QUOTA_USED' });
    await handler.run(api, job);
    await finishJob(api.db, job.id, holder);
  } catch (error) {
    const { code, status } = asApiError(error);
    // It runs if the termination is withdrawn, and is deleted with the account if not.
    if (code === 'ACCOUNT_TERMINATED') return await setAside(api.db, job, holder, { seconds: aDay, code });
    // Errors of the data are permanent; only server errors (status 500 and above) are retried.
    const isFinal = status < 500 || job.attempts >= handler.maxAttempts;
    api.log.warn(
      {
        kind: job.kind,
        job: job.id,
        code,
        attempts: job.attempts,
        isFinal,
        reason: error instanceof Error ? error.name : 'unknown',
      },
      'job failed',
    );
    // Called before the state changes: if the process crashes in between, the job is run again rather than its subject
    // waiting forever.
    if (isFinal) await handler.failed?.(api, job, code);
    await failJob(api.db, job, holder, { code, isFinal });
  }
}
