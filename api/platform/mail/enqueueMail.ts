import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import type { Sealer } from '../../base/keys/sealer';
import { enqueue } from '../jobs/jobs';
import type { QueuedMail } from './mail';

export const mailKind = 'mail';

interface Dispatch {
  /** Idempotency key: the same mail queued again is sent once. */
  id?: string;
  mail: QueuedMail;
  /** Id of the user or record the mail is about. */
  subject: string;
  sealer: Sealer;
  now: Date;
}

/** Queues a mail as a job, in the writing transaction; encrypted, as it may contain sign-in links. */
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
