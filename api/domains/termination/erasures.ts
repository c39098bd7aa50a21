import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Knex } from 'knex';
import { idOf } from '../../base/times/weekOf';
import { enqueue } from '../../platform/jobs/jobs';

export const erasureKind = 'eraseAccount';

/**
 * Enqueues one job for each account due for erasure that has no job yet, unless it failed. Idempotent and safe in
 * several processes; a failed job is continued by a new one the next day.
 */
export async function enqueueErasures(db: Knex, now: Date): Promise<void> {
  const day = dayOf(now);
  const due: string[] = await db('instances as i')
    .where({ 'i.hasResigned': true, 'i.deletedAt': null })
    .where('i.dateErasureDue', '<=', day)
    .whereNotExists(
      db('jobs as j')
        .whereRaw('j.subject = i.id')
        .where({ 'j.kind': erasureKind })
        .whereNot('j.state', 'failed')
        .select(db.raw('1')),
    )
    .pluck('i.id');
  for (const instance of due)
    await enqueue(db, {
      id: idOf(erasureKind, instance, day),
      instance: CATALOGUE_ID,
      kind: erasureKind,
      subject: instance,
      payload: {},
      now,
    });
}
