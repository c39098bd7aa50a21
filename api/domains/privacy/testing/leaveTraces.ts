import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { noon } from '../../../platform/testing/factories';

interface Traced {
  db: Knex;
  user: { id: string };
  person: { id: string };
  mail: string;
  account: string;
}

/** Creates rows about a person in tables of sign-in, invitations and synchronisation. */
export async function leaveTraces({ db, user, person, mail, account }: Traced): Promise<void> {
  const at = noon;
  const seat = { user: user.id, contact: person.id };
  const hash = newId();
  await db('sessions').insert({
    id: newId(),
    ...seat,
    rotatedAt: at,
    issuerCheckedUntil: at,
    userAgent: 'Phone of Bozena-Maria',
    address: '10.0.0.1',
    createdAt: at,
    lastSeen: at,
    expiresAt: at,
  });
  await db('apiTokens').insert({
    id: newId(),
    hash,
    name: 'Wisniewska-Nowak',
    ...seat,
    scopes: '[]',
    createdAt: at,
  });
  await db('calendarFeeds').insert({
    id: newId(),
    hash,
    ...seat,
    seat: person.id,
    content: 'all',
    createdAt: at,
  });
  await db('invitations').insert({
    hash,
    contact: person.id,
    instance: account,
    email: mail,
    invitedBy: newId(),
    createdAt: at,
    expiresAt: at,
  });
  await db('accountLinks').insert({
    hash,
    user: user.id,
    purpose: 'email',
    target: mail,
    createdAt: at,
    expiresAt: at,
  });
  // A job that writes a mail to the person.
  await db('jobs').insert({
    id: newId(),
    instance: CATALOGUE_ID,
    kind: 'invitationMail',
    subject: person.id,
    payload: JSON.stringify({ sealed: mail }),
    state: 'waiting',
    runAfter: at,
    createdAt: at,
  });
  await db('receipts').insert({
    instance: account,
    user: user.id,
    id: newId(),
    resource: 'contacts',
    recordId: person.id,
    operation: 'update',
    status: 'refused',
    code: 'STALE_VERSION',
    data: JSON.stringify({ current: { lastName: 'Wisniewska-Nowak' } }),
    madeAt: at,
    receivedAt: at,
  });
}
