import { restoreOf } from '@plumbline/resources/commands/everyEntity';
import { listBin as contract } from '@plumbline/resources/commands/platform';
import { entityList, isEntityName } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';
import type { JobRunner } from '../jobs';
import { enqueue } from '../jobs/jobs';
import { emptyBin } from './emptyBin';
import { listBin } from './listBin';
import { restoreRecord } from './restoreRecord';

const kind = 'emptyBin';

/** Mounts `GET /api/bin` and, for every entity, `POST /api/<resource>/:id/restore`; empties the bin once a night. */
export function configureBin(api: Api, jobs: JobRunner): void {
  mountBin(api);
  jobs.handle(kind, {
    maxAttempts: 3,
    run: async ({ db, now, log }) => {
      const rows = await emptyBin(db, now());
      log.info({ rows }, 'bin emptied');
    },
  });
  const nightly = schedule.scheduleJob('41 2 * * *', () => {
    enqueueOnce(api).catch(() => api.log.warn('emptying the bin could not be ordered; it is tried tomorrow'));
  });
  api.onClose(() => {
    nightly.cancel();
  });
}

export function mountBin(api: Api): void {
  handleCommand(api, contract, (call, query) => listBin(call, queryOf(query)));
  for (const entity of entityList)
    handleCommand(api, restoreOf(entity), (call, _input, { id }) => restoreRecord(call, entity, id));
}

// Every process of an installation hears the clock; the first one's order is enough for the night.
async function enqueueOnce({ db, now }: Api): Promise<void> {
  const lately = new Date(now().getTime() - 12 * 3_600_000);
  const known = await db('jobs')
    .where({ kind, subject: CATALOGUE_ID })
    .where('createdAt', '>=', lately)
    .first('id');
  if (!known)
    await enqueue(db, { instance: CATALOGUE_ID, kind, subject: CATALOGUE_ID, payload: {}, now: now() });
}

function queryOf({ resource, before }: InputOf<typeof contract>) {
  if (resource !== undefined && !isEntityName(resource)) return fail('BAD_QUERY', { field: 'resource' });
  if (before !== undefined && Number.isNaN(Date.parse(before))) return fail('BAD_QUERY', { field: 'before' });
  return { resource, before: before === undefined ? undefined : new Date(before) };
}
