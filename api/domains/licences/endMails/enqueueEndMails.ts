import { dayAfter } from '@plumbline/resources/language/due';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { dueEndMails } from '@plumbline/resources/rules/licences/dueEndMails';
import type { Knex } from 'knex';
import { idOf } from '../../../base/times/weekOf';
import { asSystem } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';
import { enqueue } from '../../../platform/jobs/jobs';

export const endMailKind = 'licenceEndMail';

/**
 * Enqueues one job for each licence, end date and stage due today; returns the number of new jobs. Idempotent and safe
 * in several processes: the job's id is derived from these values, and a renewed licence has another end date.
 */
export async function enqueueEndMails(db: Knex, now: Date): Promise<number> {
  const day = dayOf(now);
  const accounts: string[] = await db('licenses as l')
    .join('instances as i', 'i.id', 'l.instance')
    .where({ 'l.deletedAt': null, 'i.deletedAt': null, 'i.hasResigned': false })
    .whereBetween('l.validBefore', [dayAfter(day, -7), dayAfter(day, 60)])
    .distinct()
    .pluck('l.instance');
  let count = 0;
  for (const instance of accounts) {
    const licences = await listTyped(asSystem({ db, now }, instance), 'licenses');
    for (const due of dueEndMails(licences, day)) {
      const id = idOf(endMailKind, due.license, due.validBefore, String(due.stage));
      if (await db('jobs').where({ id }).first('id')) continue;
      await enqueue(db, {
        id,
        instance: CATALOGUE_ID,
        kind: endMailKind,
        subject: due.license,
        payload: { ...due, instance },
        now,
      });
      count += 1;
    }
  }
  return count;
}
