import { createHash } from 'node:crypto';
import session, { type SessionData } from 'express-session';
import type { Knex } from 'knex';

/** Milliseconds until a sign-in attempt expires: the time a person may take on the issuer's pages. */
export const attemptLifetime = 60 * 60 * 1000;

/**
 * Stores state, nonce and code verifier of a pending sign-in in the database, so that any process can handle the
 * callback. Writes that lose to a concurrent one are retried: express-session reports no failure, and the callback
 * would find no attempt.
 */
export class AttemptStore extends session.Store {
  constructor(
    private readonly db: Knex,
    private readonly now: () => Date,
  ) {
    super();
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    const known = () =>
      this.db('signInAttempts')
        .where({ id: hashed(id) })
        .where('expiresAt', '>', this.now())
        .first('content');
    known().then((row) => done(null, row ? JSON.parse(row.content) : null), done);
  }

  override set(id: string, data: SessionData, done: Done = () => {}): void {
    const expiresAt = new Date(this.now().getTime() + attemptLifetime);
    const row = { id: hashed(id), content: JSON.stringify(data), expiresAt };
    this.db('signInAttempts')
      .insert(row)
      .onConflict('id')
      .merge()
      .then(() => done(), done);
  }

  override destroy(id: string, done: Done = () => {}): void {
    this.db('signInAttempts')
      .where({ id: hashed(id) })
      .delete()
      .then(() => done(), done);
  }
}

type Done = (error?: unknown) => void;

const hashed = (id: string): string => createHash('sha256').update(id).digest('hex');
