import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import type { Sealer } from '../../base/keys/sealer';
import { enqueue } from '../jobs/jobs';
import type { QueuedMail } from './mail';

/** Jobs of this kind send mail. */
export const mailKind = 'mail';

interface Dispatch {
  /** Given: the same mail put in again is sent once. */
  id?: string;
  mail: QueuedMail;
  /** Id of the user or record the mail is about. */
  subject: string;
  sealer: Sealer;
  now: Date;
}

/** Puts a mail into the table of jobs, in the writing transaction; it may carry links that sign somebody in, so it lies there sealed. */
export async function enqueueMail(
  db: Knex | Knex.Transaction,
  { id, mail, subject, sealer, now }: Dispatch,
): Promise<string> {
  return enqueue(db, {
    ...(id ? { id } : {}),
    instance: CATALOGUE_ID,
    kind: mailKind,
    subject,
    payload: { sealed: sealer.seal(JSON.stringify(mail)) },
    now,
  });
}
