import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { licenseEnd } from '@plumbline/resources/rules/licences/licenseEnd';
import { trialEnd } from '@plumbline/resources/rules/licences/trial';
import type { Knex } from 'knex';
import { asSystem } from '../../entities/call';
import { listTyped } from '../../entities/typedRecords';

/** End of the trial and of the licences of an account, as shown to its buyers. */
export async function readLicenceEnds(
  db: Knex,
  instance: string,
  now: Date,
): Promise<Pick<SessionSummary, 'trialEnd' | 'licenseEnd'>> {
  const licences = await listTyped(asSystem({ db, now }, instance), 'licenses');
  const day = dayOf(now);
  return { trialEnd: trialEnd(licences, day), licenseEnd: licenseEnd(licences, day) };
}
