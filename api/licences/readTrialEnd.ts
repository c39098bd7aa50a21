import { dayOf } from '@plumbline/resources/audits/dayOf';
import { trialEnd } from '@plumbline/resources/licences/trial';
import type { Knex } from 'knex';

/** Before which day (`YYYY-MM-DD`) the trial of an account ends that holds no other licence; null where there is none. */
export async function readTrialEnd(db: Knex, instance: string, now: Date): Promise<string | null> {
  const licences = await db('licenses').where({ instance, deletedAt: null }).select('isTrial', 'validBefore');
  return trialEnd(licences, dayOf(now));
}
