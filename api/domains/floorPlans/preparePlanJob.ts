import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { definitions } from '@plumbline/resources/entities/index';
import { hashOf } from '@plumbline/resources/language/fields/types/file';
import { packType } from '@plumbline/resources/rules/floorPlans/index';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { findTyped, type Typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { type FileStore, isImage } from '../../platform/files';
import type { JobHandler } from '../../platform/jobs';
import type { Job } from '../../platform/jobs/jobs';
import { rasterizePage } from '../reports';
import { makePack, type Pack } from './makePack';

type Plan = Typed<'floorPlans'>;

/** Cuts a plan's picture into tiles; the payload has the content hash and page it was ordered for. */
export function preparePlanJob(store: FileStore): JobHandler {
  return {
    maxAttempts: 2,
    isHeavy: true,
    async run(api, job) {
      await preparePlan(systemCall(api, job), store, job);
    },
    async failed(api, job, code) {
      const call = systemCall(api, job);
      if (await findWaiting(call, job))
        await updateRecord(call, definitions.floorPlans, job.subject, { state: 'failed', failure: code });
    },
  };
}

type Ordered = Pick<Job, 'subject' | 'payload'>;

/** Makes the tiles of a plan that waits for them; else, or if its file is replaced meanwhile, it does nothing. */
export async function preparePlan(call: Call, store: FileStore, ordered: Ordered): Promise<void> {
  const plan = await findWaiting(call, ordered);
  if (!plan) return;
  const folder = path.join(store.temporaryFolder, randomUUID());
  await mkdir(folder, { mode: 0o700 });
  try {
    const pack = await makePack(await pictureOf(store, plan, folder), folder);
    await store.adopt(plan.instance, pack.hash, pack.file);
    // Another file has a job of its own.
    if (await findWaiting(call, ordered)) await keep(call, plan, pack);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const systemCall = (api: Api, job: Job): Call => asSystem({ db: api.db, now: api.now() }, job.instance);

/** The plan, if it still waits for this file and page. */
async function findWaiting(call: Call, { subject, payload }: Ordered): Promise<Plan | undefined> {
  const plan = await findTyped(call, 'floorPlans', subject);
  const isOrdered =
    plan?.state === 'waiting' && plan.file?.hash === payload.hash && plan.page === payload.page;
  return isOrdered ? plan : undefined;
}

/** The path of the plan's picture: the uploaded one in full resolution, or the drawn page. */
async function pictureOf(store: FileStore, { instance, file, page }: Plan, folder: string): Promise<string> {
  const hash = hashOf(file);
  const source = path.join(folder, 'source');
  const variant = (await store.has(instance, hash, 'original')) ? 'original' : undefined;
  if (!(await store.has(instance, hash))) fail('FILE_MISSING', { hashes: [hash] });
  await pipeline(store.stream(instance, hash, variant), createWriteStream(source));
  if (isImage(file?.mimeType ?? '')) return source;
  return rasterizePage({ source, page: page ?? 1, folder });
}

async function keep(call: Call, plan: Plan, { hash, size, width, height }: Pack): Promise<void> {
  const pack = { hash, name: `${plan.name}.tiles`.slice(-200), mimeType: packType, size };
  await inTransaction(call, async (inner) => {
    const known = await inner
      .db('files')
      .where({ instance: plan.instance, hash, deletedAt: null })
      .first('id');
    if (!known)
      await createRecord(asSystem(inner, plan.instance), definitions.files, { ...pack, width, height });
    await updateRecord(inner, definitions.floorPlans, plan.id, {
      ...{ pack, width, height },
      ...{ state: 'ready', failure: null },
    });
  });
}
