import { entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import {
  type ImportNotice,
  type ImportProblem,
  mostCreatedKept,
  noCounts,
} from '@plumbline/resources/rules/import/importSession';
import type { Knex } from 'knex';
import type { Api } from '../../../base/context/context';
import { ApiError, fail } from '../../../base/errors/errors';
import { asApiError } from '../../../base/errors/handleErrors';
import { actorIn } from '../../../platform/auth/actors/actorIn';
import { findPerson } from '../../../platform/auth/actors/findPerson';
import { importRows } from '../importRows';
import { settlePlan } from '../settlePlan';
import { listFile } from './listFile';
import { createdIn, readSession, type StoredSession } from './sessionStore';

/** Maximum number of problems stored with the session; all can be downloaded. */
const keptProblems = 200;
const leaseSeconds = 60;
/** Starts in a row without a completed batch, after which the list is assumed to kill its process. */
const mostAttempts = 3;

/**
 * Takes the lease of a session that is being checked or imported, and processes it to the end. An import resumes after
 * the last committed batch; a dry run restarts. No effect while another process holds the lease.
 */
export async function workOnSession(
  api: Api,
  id: string,
  isClosing: () => boolean = () => false,
): Promise<void> {
  const lease = newId();
  const taken = await api
    .db('imports')
    .where({ id })
    .whereIn('state', ['checking', 'running'])
    .where((free) => free.whereNull('leasedUntil').orWhere('leasedUntil', '<', api.db.raw('now(3)')))
    .update({ lease, leasedUntil: leaseEnd(api.db), attempts: api.db.raw('attempts + 1') });
  if (taken !== 1) return;
  const row = await api.db('imports').where({ id }).first();
  const session = readSession(row);
  try {
    if (row.attempts > mostAttempts) throw new ApiError('UNEXPECTED');
    await work(api, session, { lease, created: createdIn(row) }, isClosing);
  } catch (error) {
    const known = asApiError(error);
    if (known.status >= 500)
      api.log.error({ import: id, stack: error instanceof Error ? error.stack : undefined }, 'import failed');
    await api
      .db('imports')
      .where({ id, lease })
      .update({
        state: 'failed',
        error: JSON.stringify({ code: known.code, data: known.data }),
        lease: null,
        leasedUntil: null,
      });
  }
}

async function work(
  api: Api,
  session: StoredSession,
  { lease, created: before }: { lease: string; created: string[] },
  isClosing: () => boolean,
): Promise<void> {
  const { id } = session;
  if (!session.plan) throw new ApiError('IMPORT_NOT_CHECKED');
  const isDry = session.state === 'checking';
  const entity = entities[session.resource];
  let problems: ImportProblem[] = isDry ? [] : session.problems;
  let notices: ImportNotice[] = isDry ? [] : session.notices;
  let created = isDry ? [] : before;
  const actor = await freshActor(api.db, session.actor);
  const { timeZone } = session.plan;
  const call = { db: api.db, actor, now: api.now(), ...(timeZone === undefined ? {} : { zone: timeZone }) };
  const list = {
    entity,
    path: listFile(api.config.dataDir, id),
    options: session.options,
    list: session.list,
    fileName: session.fileName,
  };
  const settled = isDry
    ? await settlePlan(call, { ...list, plan: session.plan })
    : { plan: session.plan, questions: [], conversions: session.conversions };
  const { plan, questions, conversions } = settled;
  const findings = { questions: JSON.stringify(questions), conversions: JSON.stringify(conversions) };
  if (questions.length > 0) {
    await api
      .db('imports')
      .where({ id, lease })
      .update({ ...findings, state: 'asked', lease: null, leasedUntil: null });
    return;
  }
  let isInterrupted = false;
  const counts = await importRows(call, {
    ...list,
    plan,
    isDry,
    ...(isDry ? {} : { doneRow: session.progress.done, counts: session.counts ?? noCounts() }),
    onLot: async ({ db }, lot) => {
      const kept = [...problems, ...lot.problems].slice(0, keptProblems);
      const keptNotices = [...notices, ...lot.notices].slice(0, keptProblems);
      const keptCreated = isDry ? [] : [...created, ...lot.created].slice(0, mostCreatedKept);
      isInterrupted = isClosing();
      const noted = await db('imports')
        .where({ id, lease })
        .update({
          doneRow: lot.doneRow,
          attempts: 0,
          counts: JSON.stringify(lot.counts),
          problems: JSON.stringify(kept),
          notices: JSON.stringify(keptNotices),
          ...(keptCreated.length > created.length ? { created: JSON.stringify(keptCreated) } : {}),
          leasedUntil: isInterrupted ? null : leaseEnd(api.db),
        });
      // Another process took over, or the session was deleted: roll this batch back.
      if (noted !== 1) fail('IMPORT_NOT_FOUND');
      problems = kept;
      notices = keptNotices;
      created = keptCreated;
      return !isInterrupted;
    },
  });
  if (isInterrupted) return;
  await api
    .db('imports')
    .where({ id, lease })
    .update({
      state: isDry ? 'checked' : 'done',
      counts: JSON.stringify(counts),
      lease: null,
      leasedUntil: null,
      // The stored plan is that of the dry run, with the formats detected in its columns.
      ...(isDry ? { ...findings, plan: JSON.stringify(plan), total: counts.rows } : {}),
    });
}

const leaseEnd = (db: Knex) => db.raw('date_add(now(3), interval ? second)', [leaseSeconds]);

// Current rights apply, since they may have changed after the upload. Callers without a user row (tests, the product's
// own tokens) keep theirs.
async function freshActor(db: Knex, actor: Actor): Promise<Actor> {
  const person = await findPerson(db, actor.user);
  if (!person)
    return (await db('users').where({ id: actor.user }).first('id'))
      ? fail('FORBIDDEN', { resource: 'imports' })
      : actor;
  const account = person.accounts.find(
    ({ instance, contact }) => instance === actor.instance && contact === actor.contact,
  );
  if (!account) return fail('FORBIDDEN', { resource: 'imports' });
  return {
    ...(await actorIn(db, person, account)),
    ...(actor.tokenScopes ? { tokenScopes: actor.tokenScopes } : {}),
  };
}
