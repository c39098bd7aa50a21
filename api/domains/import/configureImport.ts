import * as commands from '@plumbline/resources/commands/imports';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type Actor, mayEver } from '@plumbline/resources/language/permissions';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { handleCommand } from '../../entities/handleCommand';
import type { Row } from '../../entities/rowMapper';
import { offeredRegulations } from './offeredRegulations';
import { problemsCsv } from './problemsCsv';
import { isEncoding } from './reading/encodings';
import { isDelimiter } from './reading/guessDelimiter';
import type { TableOptions } from './reading/openTable';
import { readPlan } from './readPlan';
import { recogniseList } from './recogniseList';
import { keepSessions } from './sessions/keepSessions';
import { listFile, receiveList, removeList } from './sessions/listFile';
import {
  createdIn,
  createSession,
  findSession,
  newSessionId,
  publicSession,
  type StoredSession,
} from './sessions/sessionStore';
import { workOnSession } from './sessions/workOnSession';

/** Time in milliseconds a dry-run request waits for the result; longer dry runs are polled. */
const timeoutMs = 15_000;
const sweepMs = 20_000;

/**
 * Mounts the list import: upload, correction, dry run, run. A session belongs to the user who uploaded the list, and
 * expires.
 */
export function configureImport(api: Api): void {
  const { db, config } = api;
  const working = new Set<Promise<void>>();
  let isClosing = false;
  // Work continues after the response; closing waits for the current batch.
  const track = (work: Promise<void>, what: string): Promise<void> => {
    const tracked = work
      .catch((error) => api.log.error({ errno: error?.errno }, what))
      .finally(() => working.delete(tracked));
    working.add(tracked);
    return tracked;
  };
  const start = (id: string): Promise<void> =>
    track(
      workOnSession(api, id, () => isClosing),
      'import could not be worked on',
    );
  const sessionOf = ({ actor, now }: Call, id: string): Promise<StoredSession> =>
    findSession(db, actor, now, id);
  // A session runs with the rights it was created with, so a read-only token of the same user must not start it.
  const ownSession = async (call: Call, id: string): Promise<StoredSession> => {
    const session = await sessionOf(call, id);
    requireImporter(entities[session.resource], call.actor);
    return session;
  };
  // Another request may have started the session since it was read.
  const change = async ({ id }: StoredSession, values: Row): Promise<void> => {
    const changed = await db('imports')
      .where({ id })
      .whereNotIn('state', ['checking', 'running'])
      .update(values);
    if (changed !== 1) fail('IMPORT_BUSY');
  };
  handleCommand(api, commands.readLimits, async () => ({ maxBytes: config.maxImportBytes }));

  handleCommand(api, commands.uploadList, async (call, { resource, name = '' }, { req }) => {
    const { actor } = call;
    const entity = importable(resource);
    requireImporter(entity, actor);
    const id = newSessionId(api.now());
    const declared = req.headers['content-length'];
    const size = await receiveList(config.dataDir, id, {
      source: req,
      declaredBytes: declared === undefined ? null : Number(declared),
      maxBytes: config.maxImportBytes,
    });
    try {
      const own = await accountEntity(call, entity);
      const list = await recogniseList(
        listFile(config.dataDir, id),
        own,
        {},
        {
          accountType: actor.instanceType,
          regulations: await offeredRegulations(call, own),
        },
      );
      const session = await createSession(db, actor, api.now(), {
        id,
        resource: entity.name,
        fileName: name,
        size,
        options: {},
        list,
      });
      return publicSession(session);
    } catch (error) {
      await removeList(config.dataDir, id);
      throw error;
    }
  });

  handleCommand(api, commands.readImport, async (call, _input, { id }) => {
    const session = await sessionOf(call, id);
    // A status request resumes an import whose process died.
    if (isAtWork(session)) void start(session.id);
    return publicSession(session);
  });

  handleCommand(api, commands.correctList, async (call, corrections, { id }) => {
    const session = idle(await ownSession(call, id));
    const options = optionsOf(session.options, corrections);
    const entity = await accountEntity(call, entities[session.resource]);
    const list = await recogniseList(listFile(config.dataDir, session.id), entity, options, {
      accountType: call.actor.instanceType,
      regulations: await offeredRegulations(call, entity),
    });
    await change(session, { ...forgotten, options: JSON.stringify(options), list: JSON.stringify(list) });
    return publicSession(await sessionOf(call, id));
  });

  handleCommand(api, commands.tryImport, async (call, sent, { id }) => {
    const session = idle(await ownSession(call, id));
    const plan = await readPlan(call, entities[session.resource], session.list, sent);
    await change(session, { ...forgotten, state: 'checking', plan: JSON.stringify(plan) });
    await Promise.race([start(session.id), new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
    return publicSession(await sessionOf({ ...call, now: api.now() }, id));
  });

  handleCommand(api, commands.runImport, async (call, _input, { id }) => {
    const session = await ownSession(call, id);
    // Runs the plan of the dry run, once: a repeated request finds another state.
    const begun = await db('imports')
      .where({ id: session.id, state: 'checked' })
      .update({ ...forgottenProgress, state: 'running' });
    if (begun !== 1)
      fail(
        isAtWork(session)
          ? 'IMPORT_BUSY'
          : session.state === 'asked'
            ? 'IMPORT_UNANSWERED'
            : 'IMPORT_NOT_CHECKED',
      );
    void start(session.id);
    return publicSession(await sessionOf(call, id));
  });

  handleCommand(api, commands.listProblems, async (call, _input, { res, id }) => {
    const session = idle(await sessionOf(call, id));
    res
      .type('text/csv; charset=utf-8')
      .attachment(`${session.fileName.replace(/\.[^.]*$/, '') || 'import'}-problems.csv`);
    await problemsCsv(call, config.dataDir, session, (text) => res.write(text));
    res.end();
  });

  handleCommand(api, commands.listCreated, async (call, _input, { id }) => {
    const session = idle(await sessionOf(call, id));
    return { ids: createdIn(await db('imports').where({ id: session.id }).first('created')) };
  });

  handleCommand(api, commands.forgetImport, async (call, _input, { id }) => {
    const session = await ownSession(call, id);
    await db('imports').where({ id: session.id }).delete();
    await removeList(config.dataDir, session.id);
    return { id: session.id };
  });

  const sweep = setInterval(
    () =>
      void track(
        keepSessions(api, () => isClosing),
        'imports could not be looked after',
      ),
    sweepMs,
  );
  sweep.unref();
  api.onClose(async () => {
    isClosing = true;
    clearInterval(sweep);
    await Promise.allSettled(working);
  });
}

const isAtWork = ({ state }: StoredSession): boolean => state === 'checking' || state === 'running';
const idle = (session: StoredSession): StoredSession => (isAtWork(session) ? fail('IMPORT_BUSY') : session);

const forgottenProgress = {
  counts: null,
  problems: null,
  notices: null,
  created: null,
  doneRow: 0,
  attempts: 0,
  error: null,
  lease: null,
  leasedUntil: null,
};
const forgotten = {
  ...forgottenProgress,
  state: 'read',
  plan: null,
  total: null,
  questions: null,
  conversions: null,
};

function requireImporter(entity: AnyEntity, actor: Actor): void {
  if (!mayEver(entity, 'create', actor) && !mayEver(entity, 'update', actor))
    fail('FORBIDDEN', { resource: entity.name, operation: 'create' });
}

function importable(resource: unknown): AnyEntity {
  if (typeof resource !== 'string' || !isEntityName(resource) || !entities[resource].exchange)
    return fail('NOT_FOUND', { resource });
  return entities[resource];
}

type Corrections = InputOf<typeof commands.correctList>;

/**
 * Merges the user's corrections into earlier ones; another sheet or delimiter restarts the guess of the heading row.
 */
function optionsOf(before: TableOptions, corrections: Corrections): TableOptions {
  const { encoding, delimiter, sheet, headerRow } = corrections;
  if (encoding !== undefined && !isEncoding(encoding)) fail('BAD_REQUEST', { field: 'encoding' });
  if (delimiter !== undefined && !isDelimiter(delimiter)) fail('BAD_REQUEST', { field: 'delimiter' });
  const { headerRow: _forgotten, ...kept } = before;
  const isOtherPart =
    (sheet !== undefined && sheet !== before.sheet) ||
    (delimiter !== undefined && delimiter !== before.delimiter);
  return {
    ...(isOtherPart ? kept : before),
    ...(isEncoding(encoding) ? { encoding } : {}),
    ...(isDelimiter(delimiter) ? { delimiter } : {}),
    ...(sheet === undefined ? {} : { sheet }),
    ...(headerRow === undefined ? {} : { headerRow }),
  };
}
