import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { GeneratorCounts, GeneratorParameters } from '@plumbline/resources/rules/dataGenerator/index';
import type { Knex } from 'knex';
import type { Api } from '../../api/base/context/context';
import { startRun } from '../../api/domains/dataGenerator/giveRunCommands';
import { findRun } from '../../api/domains/dataGenerator/runStore';
import { workOnRunJob } from '../../api/domains/dataGenerator/workOnRun';
import { asSystem } from '../../api/entities/call';
import type { Job } from '../../api/platform/jobs/jobs';

interface Generated {
  id: string;
  made: GeneratorCounts;
}

/** Fills an account by the product's data generator, as of this time. */
export async function generateData(
  db: Knex,
  instance: string,
  parameters: GeneratorParameters,
  now = new Date(),
): Promise<Generated> {
  await db('instances').where({ id: instance }).update({ isTestInstance: true });
  const { id } = await startRun(asSystem({ db, now }, CATALOGUE_ID), { account: instance, ...parameters });
  await workOff(db, { id, instance, now });
  const run = await findRun(db, id);
  if (run?.state !== 'done') throw new Error(`the run ended as ${run?.state}: ${run?.reason}`);
  return { id, made: run.made };
}

/** Processes a run, or its removal, slice by slice until it ends. */
export async function workOff(
  db: Knex,
  { id, instance, now }: { id: string; instance: string; now: Date },
): Promise<void> {
  for (;;) {
    const run = await findRun(db, id);
    if (!run || !['waiting', 'running', 'removing'].includes(run.state)) return;
    const job = { id: 'bench', instance, subject: id, payload: { slice: run.slice } };
    // The job uses only these members of api and job.
    await workOnRunJob.run({ db, now: () => now } as Api, job as unknown as Job);
  }
}
