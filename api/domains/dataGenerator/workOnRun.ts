import { isAtWork } from '@plumbline/resources/rules/dataGenerator/index';
import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { transact } from '../../base/database/transact';
import { idOf } from '../../base/times/weekOf';
import { asSystem, inTransaction } from '../../entities/call';
import { holdAccount } from '../../entities/changeNumber';
import type { TransactionCall } from '../../entities/hooks';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import type { JobHandler } from '../../platform/jobs/runJobs';
import { type FilledAccount, readAccount } from './accountProblem';
import { fillStep } from './fillStep';
import { removeStep } from './removal/removeStep';
import { findRun, type Run, saveRun } from './runStore';

export const generatorKind = 'dataGenerator';

/** Milliseconds after which a job ends and enqueues itself again, so that other accounts get their turn. */
const sliceMs = 4000;

/** One transaction of a run or its removal; returns the changes to the run. */
export type Step = (call: TransactionCall, run: Run, account: FilledAccount) => Promise<Partial<Run>>;

/** Enqueues the next slice of a run; idempotent for the same slice. */
export const enqueueSlice = (
  db: Knex | Knex.Transaction,
  { id, instance, slice }: Pick<Run, 'id' | 'instance' | 'slice'>,
  now: Date,
): Promise<string> =>
  enqueue(db, {
    id: idOf(generatorKind, id, String(slice)),
    instance,
    kind: generatorKind,
    subject: id,
    payload: { slice },
    now,
  });

/**
 * Works on a run for some seconds, step by step. Each step writes its rows and the progress in one transaction, so
 * that after a crash the next process continues after the last commit, and two processes do nothing twice.
 */
export const workOnRunJob: JobHandler = {
  maxAttempts: 5,
  run: async (api, job) => {
    const began = performance.now();
    while (await takeStep(api, job)) {
      if (performance.now() - began < sliceMs) continue;
      await endSlice(api, job);
      return;
    }
  },
  // The log has the error code; the provider sees what can be done.
  failed: async ({ db, now }, job) => {
    await transact(db, async (trx) => {
      const run = await findRun(trx, job.subject, { isLocked: true });
      if (run && run.slice === job.payload.slice && isAtWork(run.state))
        await saveRun(trx, run.id, stopped(run, 'UNEXPECTED', now()));
    });
  },
};

/** One step; false if nothing is left for this job. */
async function takeStep(api: Api, { subject, instance, payload }: Job): Promise<boolean> {
  const system = asSystem({ db: api.db, now: api.now() }, instance);
  return inTransaction(system, async (call) => {
    await holdAccount(call.db, instance);
    const run = await findRun(call.db, subject, { isLocked: true });
    if (!run || run.slice !== payload.slice || !isAtWork(run.state)) return false;
    const change = await changeOf(call, run, api.now());
    await saveRun(call.db, run.id, change);
    return isAtWork(change.state ?? run.state);
  });
}

async function changeOf(call: TransactionCall, run: Run, now: Date): Promise<Partial<Run>> {
  const isRemoving = run.state === 'removing';
  const settled = { isCancelling: false, finishedAt: now };
  if (run.isCancelling) return { ...settled, state: isRemoving ? 'partlyRemoved' : 'cancelled' };
  const found = await readAccount(call.db, run.instance);
  if ('problem' in found) return stopped(run, found.problem, now);
  const change = await (isRemoving ? removeStep : fillStep)(call, run, found.account);
  return change.state === undefined || isAtWork(change.state) ? change : { ...settled, ...change };
}

const stopped = ({ state }: Run, reason: string, now: Date): Partial<Run> => ({
  state: state === 'removing' ? 'partlyRemoved' : 'stopped',
  reason,
  isCancelling: false,
  finishedAt: now,
});

const endSlice = ({ db, now }: Api, { subject, payload }: Job): Promise<void> =>
  transact(db, async (trx) => {
    const run = await findRun(trx, subject, { isLocked: true });
    if (!run || run.slice !== payload.slice || !isAtWork(run.state)) return;
    const slice = run.slice + 1;
    await saveRun(trx, run.id, { slice });
    await enqueueSlice(trx, { ...run, slice }, now());
  });
