import type { SessionData } from 'express-session';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database';
import { fault, faultyDatabase } from '../../testing/faultyDatabase';
import { AttemptStore } from './attemptStore';

const database = useTestDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const attempt = { cookie: {}, grant: { state: 'abc' } } as unknown as SessionData; // what grant leaves there

/** The store over a database in which the first statement of a kind loses against other work. */
function contested(statement: string): { store: AttemptStore; db: Knex } {
  const db = faultyDatabase(database.url, statement, [fault(1213)]);
  return { store: new AttemptStore(db, () => now), db };
}

test('an attempt is kept, found and forgotten, also where other work on the table wins at first', async () => {
  const stores = ['insert', 'select', 'delete'].map(contested);
  const [setting, finding, forgetting] = stores.map(({ store }) => store) as [
    AttemptStore,
    AttemptStore,
    AttemptStore,
  ];
  const find = (store: AttemptStore) =>
    new Promise((resolve, reject) =>
      store.get('one', (error, data) => (error ? reject(error) : resolve(data))),
    );
  const told = (work: (done: (error?: unknown) => void) => void) => new Promise((resolve) => work(resolve));
  expect(await told((done) => setting.set('one', attempt, done))).toBeUndefined();
  expect(await find(finding)).toEqual(attempt);
  expect(await told((done) => forgetting.destroy('one', done))).toBeUndefined();
  expect(await find(setting)).toBeNull();
  await Promise.all(stores.map(({ db }) => db.destroy()));
});
