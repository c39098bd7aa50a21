import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds an invitation is valid. */
export const invitationLifetime = 14 * day;

/** A row of `invitations`: a one-time link that links a user to a contact. */
export interface Invitation {
  hash: string;
  contact: string;
  instance: string;
  /** Where it was sent; anyone who accepts has access to this address. */
  email: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  withdrawnAt: Date | null;
}

type NewInvitation = Pick<Invitation, 'contact' | 'instance' | 'email' | 'invitedBy'> & { now: Date };

/** Creates the secret of an invitation, of which only a hash is stored, and withdraws earlier links of the contact. */
export async function makeInvitation(
  db: Knex,
  { now, ...invitation }: NewInvitation,
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + invitationLifetime);
  await withdrawInvitations(db, invitation.contact, now);
  await db('invitations').insert({ ...invitation, hash: hashed(secret), createdAt: now, expiresAt });
  return { secret, expiresAt };
}

export async function withdrawInvitations(db: Knex, contact: string, now: Date): Promise<void> {
  await db('invitations').where({ contact, usedAt: null, withdrawnAt: null }).update({ withdrawnAt: now });
}

/** Why a link is invalid. */
export type InvitationProblem = 'unknown' | 'used' | 'withdrawn' | 'expired';

/** The invitation for a link's secret, or why it is invalid; `lock` locks the row against concurrent use. */
export async function readInvitation(
  db: Knex,
  { secret, now, lock = false }: { secret: string; now: Date; lock?: boolean },
): Promise<Invitation | InvitationProblem> {
  const query = db('invitations').where({ hash: hashed(secret) });
  if (lock) void query.forUpdate();
  const row: Invitation | undefined = await query.first();
  if (!row) return 'unknown';
  if (row.usedAt) return 'used';
  if (row.withdrawnAt) return 'withdrawn';
  return row.expiresAt > now ? row : 'expired';
}

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');
