import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { beforeEach } from 'vitest';
import type { Call } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { getRecord } from '../../../entities/getRecord';
import type { Row } from '../../../entities/rowMapper';
import type { JobHandler } from '../../jobs/runJobs';
import { actorOf, build, buildAccount, callAs, noon } from '../../testing/factories';
import { useRoutes } from '../../testing/useRoutes';
import { configureCodes } from '../configureCodes';

/** Two accounts and a prefix of codes of their own for each test, with the commands and jobs about codes. */
export function useCodesWorld() {
  const handlers = new Map<string, JobHandler>();
  const routes = useRoutes((api, answerByServices) => {
    configureCodes(api, {
      handle: (kind, handler) => handlers.set(kind, handler),
      wake: () => {},
      drain: async () => {},
    });
    answerByServices();
  });
  const { database } = routes;
  const staff: Actor = actorOf(CATALOGUE_ID, 'ProviderAdmin');
  const here = { account: '', other: '', prefix: '' };
  beforeEach(async () => {
    here.account = await buildAccount(database.db);
    here.other = await buildAccount(database.db);
    here.prefix = `P${newId().slice(-6)}-`;
  });

  const owner = (instance = here.account): Call => callAs(database.db, actorOf(instance));
  const run = async (kind: string, job: object): Promise<void> => {
    // The jobs look at nothing else of the two.
    await handlers.get(kind)?.run({ db: database.db, now: () => noon } as never, job as never);
  };
  return {
    database,
    staff,
    here,
    owner,
    run,
    range: (soldTo: string | null) =>
      createRecord(callAs(database.db, staff), definitions.checkerIdRanges, {
        prefix: here.prefix,
        firstNumber: 1,
        lastNumber: 50,
        soldTo,
      }),
    code: (number: string, values: Row = {}, instance = here.account) =>
      createRecord(owner(instance), definitions.qrCodes, { code: `${here.prefix}${number}`, ...values }),
    piece: (number: string | null, instance = here.account) =>
      build(database.db, instance, 'equipments', number ? { qrCode: `${here.prefix}${number}` } : {}),
    warningOf: async ({ id }: Row, instance = here.account) =>
      (await getRecord(owner(instance), definitions.qrCodes, String(id))).warning,
    async get(actor: Actor, path: string): Promise<{ status: number; body: unknown }> {
      const answer = await routes.ask(actor, 'GET', path);
      return { status: answer.status, body: await answer.json() };
    },
    /** Runs the waiting checks, as the job would. */
    async recheck(): Promise<void> {
      const jobs: { id: string; payload: unknown }[] = await database
        .db('jobs')
        .where({ kind: 'recheckCodes', state: 'waiting' });
      await database
        .db('jobs')
        .whereIn(
          'id',
          jobs.map(({ id }) => id),
        )
        .delete();
      for (const { payload } of jobs)
        await run('recheckCodes', { payload: typeof payload === 'string' ? JSON.parse(payload) : payload });
    },
  };
}
