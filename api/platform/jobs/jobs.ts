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
  /** Given: the same job put in again stays one. */
  id?: string;
  instance: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  now: Date;
  /** Not before; without it: now. */
  runAfter?: Date;
}

/** How long a process may be silent before another takes its job over: anyone who waits for a report waits no longer than 15. */
export const leaseSeconds = 12;

/** Puts work into the table, in the writing transaction where there is one; the answer's id tells its state later. */
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
          .map(({ id, instance, kind, subject, payload, now, runAfter = now }) => ({
            id,
            instance,
            kind,
            subject,
            payload: JSON.stringify(payload),
            state: 'waiting',
            runAfter,
            createdAt: now,
          })),
      )
      .onConflict('id')
      .ignore();
}
const atOnce = 500;

/**
 * Takes one due job for this holder, or nothing. The affected rows decide, so that two processes, even on two nodes of
 * a cluster, never hold the same job; a job whose holder fell silent is due again.
 */
export async function takeJob(db: Knex, kinds: readonly string[], holder: string): Promise<Job | undefined> {
  const due: { id: string }[] = await db('jobs')
    .whereIn('kind', [...kinds])
    .where('runAfter', '<=', db.raw('now(3)'))
    .where((open) =>
      open
        .where('state', 'waiting')
        .orWhere((lost) => lost.where('state', 'running').where('lease', '<', db.raw('now(3)'))),
    )
    .orderBy('runAfter')
    .limit(5)
    .select('id');
  for (const { id } of due) {
    const taken = await db('jobs')
      .where({ id })
      .whereIn('state', ['waiting', 'running'])
      .where((free) => free.whereNull('lease').orWhere('lease', '<', db.raw('now(3)')))
      .update({
        state: 'running',
        holder,
        lease: inSeconds(db, leaseSeconds),
        attempts: db.raw('attempts + 1'),
      });
    if (taken === 1) return readJob(db, id);
  }
  return undefined;
}

async function readJob(db: Knex, id: string): Promise<Job> {
  const row = await db('jobs')
    .where({ id })
    .first('id', 'instance', 'kind', 'subject', 'payload', 'attempts');
  return { ...row, payload: typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload };
}

const inSeconds = (db: Knex, seconds: number) => db.raw('date_add(now(3), interval ? second)', [seconds]);

/** Still at it; false when another holder has taken the job meanwhile. */
export async function renewLease(db: Knex, id: string, holder: string): Promise<boolean> {
  return (
    (await db('jobs')
      .where({ id, holder, state: 'running' })
      .update({ lease: inSeconds(db, leaseSeconds) })) === 1
  );
}

export async function finishJob(db: Knex, id: string, holder: string): Promise<void> {
  await db('jobs')
    .where({ id, holder })
    .update({ state: 'done', lease: null, finishedAt: db.raw('now(3)') });
}

/** After a failure: retried with backoff, or for good with the code of what went wrong. */
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

/** Sets a job aside for a day, as if nobody had tried it: what stands in its way may be gone then. */
export async function setAside(db: Knex, job: Job, holder: string): Promise<void> {
  await db('jobs')
    .where({ id: job.id, holder })
    .update({
      state: 'waiting',
      lease: null,
      attempts: job.attempts - 1,
      runAfter: db.raw('date_add(now(3), interval 1 day)'),
    });
}

/** Whether work of this kind on the subject is waiting or running. */
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
