import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type Actor, mayEver } from '@plumbline/resources/language/permissions';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import { callOf } from '../../entities/callOf';
import { requireActor } from '../../entities/requireActor';
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
  createSession,
  findSession,
  newSessionId,
  publicSession,
  type StoredSession,
} from './sessions/sessionStore';
import { workOnSession } from './sessions/workOnSession';

/** How long a request for a dry run waits for its end; longer ones are asked for again. */
const patienceMs = 15_000;
const sweepMs = 20_000;

/** Mounts the import of lists: upload, correct, try, carry out. A session belongs to who uploaded the list and expires. */
export function configureImport(api: Api): void {
  const { web, db, config } = api;
  const working = new Set<Promise<void>>();
  let isClosing = false;
  // Work goes on after its request is answered; closing waits for the lot in hand.
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
  const sessionOf = async (req: Request): Promise<StoredSession> => {
    const actor = requireActor(req);
    const session = await findSession(db, actor, api.now(), String(req.params.id));
    // The session works with the rights it was made with: a person's token that only reads must not set it going.
    if (req.method !== 'GET') requireImporter(entities[session.resource], actor);
    return session;
  };
  // Between reading the session and here another request may have set it going.
  const change = async ({ id }: StoredSession, values: Row): Promise<void> => {
    const changed = await db('imports')
      .where({ id })
      .whereNotIn('state', ['checking', 'running'])
      .update(values);
    if (changed !== 1) fail('IMPORT_BUSY');
  };
  web.get('/api/imports', (req, res) => {
    requireActor(req);
    res.json({ maxBytes: config.maxImportBytes });
  });

  web.post('/api/imports', async (req, res) => {
    const actor = requireActor(req);
    const entity = importable(req.query.resource);
    requireImporter(entity, actor);
    const id = newSessionId(api.now());
    const declared = req.headers['content-length'];
    const size = await receiveList(config.dataDir, id, {
      source: req,
      declaredBytes: declared === undefined ? null : Number(declared),
      maxBytes: config.maxImportBytes,
    });
    try {
      const call = callOf(api, req);
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
      const fileName = typeof req.query.name === 'string' ? req.query.name : '';
      const session = await createSession(db, actor, api.now(), {
        id,
        resource: entity.name,
        fileName,
        size,
        options: {},
        list,
      });
      res.status(201).json(publicSession(session));
    } catch (error) {
      await removeList(config.dataDir, id);
      throw error;
    }
  });

  web.get('/api/imports/:id', async (req, res) => {
    const session = await sessionOf(req);
    // Anyone who asks after an import whose process died sets it going again.
    if (isAtWork(session)) void start(session.id);
    res.json(publicSession(session));
  });

  web.patch('/api/imports/:id', async (req, res) => {
    const session = idle(await sessionOf(req));
    const options = optionsOf(session.options, req.body ?? {});
    const call = callOf(api, req);
    const entity = await accountEntity(call, entities[session.resource]);
    const list = await recogniseList(listFile(config.dataDir, session.id), entity, options, {
      accountType: requireActor(req).instanceType,
      regulations: await offeredRegulations(call, entity),
    });
    await change(session, { ...forgotten, options: JSON.stringify(options), list: JSON.stringify(list) });
    res.json(publicSession(await sessionOf(req)));
  });

  web.post('/api/imports/:id/dry-run', async (req, res) => {
    const session = idle(await sessionOf(req));
    const plan = await readPlan(callOf(api, req), entities[session.resource], session.list, req.body ?? {});
    await change(session, { ...forgotten, state: 'checking', plan: JSON.stringify(plan) });
    await Promise.race([
      start(session.id),
      new Promise((resolve) => setTimeout(resolve, patienceMs).unref()),
    ]);
    res.json(publicSession(await sessionOf(req)));
  });

  web.post('/api/imports/:id/run', async (req, res) => {
    const session = await sessionOf(req);
    // Carried out is what was tried, and once only: a second click finds another state.
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
    res.status(202).json(publicSession(await sessionOf(req)));
  });

  web.get('/api/imports/:id/problems.csv', async (req, res) => {
    const session = idle(await sessionOf(req));
    res
      .type('text/csv; charset=utf-8')
      .attachment(`${session.fileName.replace(/\.[^.]*$/, '') || 'import'}-problems.csv`);
    await problemsCsv(callOf(api, req), config.dataDir, session, (text) => res.write(text));
    res.end();
  });

  web.delete('/api/imports/:id', async (req, res) => {
    const session = await sessionOf(req);
    await db('imports').where({ id: session.id }).delete();
    await removeList(config.dataDir, session.id);
    res.json({ id: session.id });
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

/** What the user corrected on top of what was corrected before; another file part starts the guessing of headings anew. */
function optionsOf(before: TableOptions, body: Row): TableOptions {
  const { encoding, delimiter, sheet, headerRow } = body;
  if (encoding !== undefined && !isEncoding(encoding)) fail('BAD_REQUEST', { field: 'encoding' });
  if (delimiter !== undefined && !isDelimiter(delimiter)) fail('BAD_REQUEST', { field: 'delimiter' });
  if (sheet !== undefined && typeof sheet !== 'string') fail('BAD_REQUEST', { field: 'sheet' });
  if (
    headerRow !== undefined &&
    (typeof headerRow !== 'number' || !Number.isInteger(headerRow) || headerRow < 0)
  )
    fail('BAD_REQUEST', { field: 'headerRow' });
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
