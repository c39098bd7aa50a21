import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { enqueue } from './jobs';

interface Regular {
  kind: string;
  /** When it is ordered, as cron says it. */
  rule: string;
  /** Minutes in which one order is enough, whichever process made it. */
  onceIn: number;
}

/** Orders a job for the whole installation again and again; answers what orders it at once. */
export function orderRegularly(api: Api, regular: Regular): () => Promise<void> {
  const order = () =>
    orderOnce(api, regular).catch((error: unknown) =>
      api.log.error(
        { code: asApiError(error).code, kind: regular.kind },
        'a regular job could not be ordered',
      ),
    );
  const scheduled = schedule.scheduleJob(regular.rule, order);
  api.onClose(() => void scheduled.cancel());
  return order;
}

// Every process of an installation hears the clock; the first one's order is enough.
async function orderOnce({ db, now }: Api, { kind, onceIn }: Regular): Promise<void> {
  const known = await db('jobs')
    .where({ kind, subject: CATALOGUE_ID })
    .where('createdAt', '>=', new Date(now().getTime() - onceIn * 60_000))
    .first('id');
  if (!known)
    await enqueue(db, { instance: CATALOGUE_ID, kind, subject: CATALOGUE_ID, payload: {}, now: now() });
}
