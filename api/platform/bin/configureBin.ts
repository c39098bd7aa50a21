import { restoreOf } from '@plumbline/resources/commands/everyEntity';
import { listBin as contract } from '@plumbline/resources/commands/platform';
import { entityList, isEntityName } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';
import { type JobRunner, orderRegularly } from '../jobs';
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
  orderRegularly(api, { kind, at: { hour: 2, minute: 41 } });
}

export function mountBin(api: Api): void {
  handleCommand(api, contract, (call, query) => listBin(call, queryOf(query)));
  for (const entity of entityList)
    handleCommand(api, restoreOf(entity), (call, _input, { id }) => restoreRecord(call, entity, id));
}

function queryOf({ resource, before }: InputOf<typeof contract>) {
  if (resource !== undefined && !isEntityName(resource)) return fail('BAD_QUERY', { field: 'resource' });
  if (before !== undefined && Number.isNaN(Date.parse(before))) return fail('BAD_QUERY', { field: 'before' });
  return { resource, before: before === undefined ? undefined : new Date(before) };
}
