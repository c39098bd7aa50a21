import type { SessionData } from 'express-session';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database';
import { AttemptStore } from './attemptStore';

const database = useTestDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const attempt = { cookie: {}, grant: { state: 'abc' } } as unknown as SessionData; // what grant leaves there

/** A database in which every other statement loses against other work. */
function contested(): Knex {
  let statements = 0;
  const open = (table: string) => {
    const query = database.db(table);
    statements += 1;
    if (statements % 2 === 0) return query;
    const lost = Object.assign(new Error('Deadlock found'), { errno: 1213 });
    Reflect.set(query, 'then', (...on: never[]) => Promise.reject(lost).then(...on));
    return query;
  };
  return open as unknown as Knex; // all that the store asks of it
}

test('an attempt is kept, found and forgotten, also where other work on the table wins at first', async () => {
  const store = new AttemptStore(contested(), () => now);
  const find = () =>
    new Promise((resolve, reject) =>
      store.get('one', (error, data) => (error ? reject(error) : resolve(data))),
    );
  const told = (work: (done: (error?: unknown) => void) => void) => new Promise((resolve) => work(resolve));
  expect(await told((done) => store.set('one', attempt, done))).toBeUndefined();
  expect(await find()).toEqual(attempt);
  expect(await told((done) => store.destroy('one', done))).toBeUndefined();
  expect(await find()).toBeNull();
});
