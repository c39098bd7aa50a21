import type { Call } from './call';
import type { Row } from './rowMapper';

/** The current name of the actor, stored because it must outlive the user. */
export async function nameOfActor({ db, actor }: Call): Promise<string | null> {
  const row: Row | undefined = await db('users')
    .where({ id: actor.user })
    .first('firstName', 'lastName', 'email');
  if (!row) return actor.email || null;
  return [row.firstName, row.lastName].filter(Boolean).join(' ') || String(row.email);
}
