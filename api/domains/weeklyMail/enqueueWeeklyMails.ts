import type { Knex } from 'knex';
import { idOf, mondayOf } from '../../base/times/weekOf';
import { enqueue } from '../../platform/jobs/jobs';

export const weeklyMailKind = 'weeklyMail';

/** Hours of Monday (UTC) in which mails are queued: before work starts, and later if no process ran then. */
const [fromHour, toHour] = [4, 20];

/**
 * On Mondays, queues one job for each person and account with the mail enabled; returns the number of new ones.
 * Idempotent: the job's id is derived from contact and week.
 */
export async function enqueueWeeklyMails(db: Knex, now: Date): Promise<number> {
  if (now.getUTCDay() !== 1 || now.getUTCHours() < fromHour || now.getUTCHours() >= toHour) return 0;
  const week = mondayOf(now);
  const readers: { contact: string; instance: string; user: string }[] = await db('contacts as c')
    .join('users as u', 'u.id', 'c.user')
    .join('instances as i', 'i.id', 'c.instance')
    .where({ 'c.deletedAt': null, 'u.deletedAt': null, 'u.isActive': true, 'i.deletedAt': null })
    .where('i.hasResigned', false)
    .whereRaw('coalesce(u.weeklyMail, 1) = 1')
    .select('c.id as contact', 'c.instance', 'c.user');
  let count = 0;
  for (const { contact, instance, user } of readers)
    count += await enqueueOnce(db, { contact, instance, user, week, now });
  return count;
}

interface Reader {
  contact: string;
  instance: string;
  user: string;
  week: string;
  now: Date;
}

async function enqueueOnce(db: Knex, { contact, instance, user, week, now }: Reader): Promise<number> {
  const id = idOf(weeklyMailKind, contact, week);
  // Skips an insert that would be ignored.
  if (await db('jobs').where({ id }).first('id')) return 0;
  await enqueue(db, { id, instance, kind: weeklyMailKind, subject: contact, payload: { user, week }, now });
  return 1;
}
