import { createHash } from 'node:crypto';
import session, { type SessionData } from 'express-session';
import type { Knex } from 'knex';

/** Milliseconds a person may take on the issuer's pages. */
export const attemptLifetime = 60 * 60 * 1000;

/** Keeps state, nonce and code verifier of a sign-in under way in the database, so that any process may receive the callback. */
export class AttemptStore extends session.Store {
  constructor(
    private readonly db: Knex,
    private readonly now: () => Date,
  ) {
    super();
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    this.db('signInAttempts')
      .where({ id: hashed(id) })
      .where('expiresAt', '>', this.now())
      .first('content')
      .then((row) => done(null, row ? JSON.parse(row.content) : null), done);
  }

  override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
    const expiresAt = new Date(this.now().getTime() + attemptLifetime);
    this.db('signInAttempts')
      .insert({ id: hashed(id), content: JSON.stringify(data), expiresAt })
      .onConflict('id')
      .merge()
      .then(
        () => done?.(),
        (error) => done?.(error),
      );
  }

  override destroy(id: string, done?: (error?: unknown) => void): void {
    this.db('signInAttempts')
      .where({ id: hashed(id) })
      .delete()
      .then(
        () => done?.(),
        (error) => done?.(error),
      );
  }
}

const hashed = (id: string): string => createHash('sha256').update(id).digest('hex');
