import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

export interface Job {
  id: string;
  instance: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  attempts: number;
}
export type JobState = 'waiting' | 'running' | 'done' | 'failed';
interface NewJob {
  /** Idempotency key: the same job enqueued again stays one. */
  id?: string;
  instance: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  now: Date;
  /** Earliest start; default: now. */
  runAfter?: Date;
  /** Default: waiting. */
  state?: JobState;
}

/** Lease in seconds, after which another process takes a job over; a person waits at most 15 s for a report. */
export const leaseSeconds = 12;

/** Enqueues a job, in the writing transaction if there is one; its state can be read by the returned id. */
export async function enqueue(db: Knex | Knex.Transaction, job: NewJob): Promise<string> {
  const id = job.id ?? newId(job.now.getTime());
  await enqueueAll(db, [{ ...job, id }]);
  return id;
}

/** The same for many at once. */
export async function enqueueAll(
  db: Knex | Knex.Transaction,
  jobs: readonly (NewJob & { id: string })[],
): Promise<void> {
  for (let from = 0; from < jobs.length; from += atOnce)
    await db('jobs')
      .insert(
        jobs
          .slice(from, from + atOnce)
          .map(({ id, instance, kind, subject, payload, now, runAfter = now, state = 'waiting' }) => ({
            id,
            instance,
            kind,
            subject,
            payload: JSON.stringify(payload),
            state,
            runAfter,
            createdAt: now,
          })),
      )
      .onConflict('id')
      .ignore();
}
const atOnce = 500;

/**
 * When this process last started a job of an account, as an increasing number, in insertion order; absent: long ago or
 * never.
 */
export type LastTurns = Map<string, number>;
const rememberedTurns = 10_000;

function noteTurn(turns: LastTurns, instance: string): void {
  const latest = [...turns.values()].at(-1) ?? 0;
  turns.delete(instance);
  turns.set(instance, latest + 1);
  const [oldest] = turns.keys();
  if (turns.size > rememberedTurns && oldest !== undefined) turns.delete(oldest);
}

/**
 * Takes one due job for this holder, if any: from the account with the fewest running jobs, among those the least
 * recently served one, there the oldest job. So an account waits only for running jobs, however many another one
 * enqueues. The number of affected rows decides, so that two processes, even on two nodes of a cluster, never hold the
 * same job; a job whose lease expired is due again.
 */
export async function takeJob(
  db: Knex,
  kinds: readonly string[],
  holder: string,
  turns: LastTurns = new Map(),
): Promise<Job | undefined> {
  for (const instance of await accountsInTurn(db, kinds, turns)) {
    for (const { id } of await dueJobs(db, kinds)
      .where({ instance })
      .orderBy('runAfter')
      .limit(5)
      .select('id')) {
      const taken = await db('jobs')
        .where({ id })
        .whereIn('state', ['waiting', 'running'])
        .where((free) => free.whereNull('lease').orWhere('lease', '<', db.raw('now(3)')))
        .update({
          state: 'running',
          holder,
          lease: endOfLease(db),
          attempts: db.raw('attempts + 1'),
        });
      if (taken !== 1) continue;
      noteTurn(turns, instance);
      return readJob(db, id);
    }
  }
  return undefined;
}

/** The accounts with due jobs, by priority. */
async function accountsInTurn(db: Knex, kinds: readonly string[], turns: LastTurns): Promise<string[]> {
  const due: { instance: string; first: Date }[] = await dueJobs(db, kinds)
    .groupBy('instance')
    .select('instance', { first: db.raw('min(runAfter)') });
  if (due.length < 2) return due.map(({ instance }) => instance);
  const working: { instance: string; count: number }[] = await db('jobs')
    .where('state', 'running')
    .where('lease', '>=', db.raw('now(3)'))
    .groupBy('instance')
    .select('instance', { count: db.raw('count(*)') });
  const atWork = new Map(working.map(({ instance, count }) => [instance, Number(count)]));
  const keys = due.map(({ instance, first }) => ({
    instance,
    key: [atWork.get(instance) ?? 0, turns.get(instance) ?? 0, first.getTime()] as const,
  }));
  return keys
    .sort(({ key: a }, { key: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ instance }) => instance);
}

const dueJobs = (db: Knex, kinds: readonly string[]) =>
  db('jobs')
    .whereIn('kind', [...kinds])
    .where('runAfter', '<=', db.raw('now(3)'))
    .where((open) =>
      open
        .where('state', 'waiting')
        .orWhere((lost) => lost.where('state', 'running').where('lease', '<', db.raw('now(3)'))),
    );

async function readJob(db: Knex, id: string): Promise<Job> {
  const row = await db('jobs')
    .where({ id })
    .first('id', 'instance', 'kind', 'subject', 'payload', 'attempts');
  return { ...row, payload: typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload };
}

/** By the clock of the database, which all processes share. */
export const endOfLease = (db: Knex) => inSeconds(db, leaseSeconds);

const inSeconds = (db: Knex, seconds: number) => db.raw('date_add(now(3), interval ? second)', [seconds]);

/** Renews the lease; false if another holder has taken the job meanwhile. */
export async function renewLease(db: Knex, id: string, holder: string): Promise<boolean> {
  return (
    (await db('jobs')
      .where({ id, holder, state: 'running' })
      .update({ lease: endOfLease(db) })) === 1
  );
}

export async function finishJob(db: Knex, id: string, holder: string): Promise<void> {
  await db('jobs')
    .where({ id, holder })
    .update({ state: 'done', lease: null, finishedAt: db.raw('now(3)') });
}

/** After a failure: retried with exponential backoff, or failed for good with the error's code. */
export async function failJob(
  db: Knex,
  job: Job,
  holder: string,
  { code, isFinal }: { code: string; isFinal: boolean },
): Promise<void> {
  await db('jobs')
    .where({ id: job.id, holder })
    .update(
      isFinal
        ? { state: 'failed', failure: code, lease: null, finishedAt: db.raw('now(3)') }
        : { state: 'waiting', failure: code, lease: null, runAfter: inSeconds(db, 2 ** job.attempts) },
    );
}

/** Postpones a job without counting the attempt; the code names the obstacle, which may be gone by then. */
export async function setAside(
  db: Knex,
  job: Job,
  holder: string,
  { seconds, code }: { seconds: number; code: string },
): Promise<void> {
  await db('jobs')
    .where({ id: job.id, holder })
    .update({
      state: 'waiting',
      lease: null,
      attempts: job.attempts - 1,
      failure: code,
      runAfter: inSeconds(db, seconds),
    });
}

/** Whether a job of this kind on the subject is waiting or running. */
export async function isUnderWay(
  db: Knex | Knex.Transaction,
  instance: string,
  subject: string,
  kind: string,
): Promise<boolean> {
  return (
    (await db('jobs')
      .where({ instance, subject, kind })
      .whereIn('state', ['waiting', 'running'])
      .first('id')) !== undefined
  );
}
