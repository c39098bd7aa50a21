import { expect, test } from 'vitest';
import { selectRows } from '../../entities/selectRows';
import { useTestDatabase } from '../../platform/testing/database';
import { connectDatabase, connectionOptions } from './connectDatabase';

const database = useTestDatabase();

test('values come back as they went in', async () => {
  await database.db.raw(
    `CREATE TABLE probe (id int, price decimal(10,2), day date, moment datetime(3), custom json, big bigint)`,
  );
  const row = {
    id: 1,
    price: 12.5,
    day: '2026-03-29',
    moment: new Date('2026-03-29T01:30:00.123Z'),
    big: 2 ** 40,
  };
  await database.db('probe').insert({ ...row, custom: JSON.stringify({ colour: 'żółty' }) });
  expect(await database.db('probe')).toEqual([{ ...row, custom: { colour: 'żółty' } }]);
});

test('the clock of the database is UTC and bad values are refused', async () => {
  const [[session]] = await database.db.raw(
    'SELECT @@time_zone AS zone, @@collation_connection AS collation',
  );
  expect(session).toEqual({ zone: '+00:00', collation: 'utf8mb4_unicode_520_ci' });
  await database.db.raw('CREATE TABLE narrow (word varchar(2))');
  await expect(database.db('narrow').insert({ word: 'long' })).rejects.toMatchObject({ errno: 1406 });
});

test('an error text does not carry the values of the row', async () => {
  const failure = await database
    .db('nowhere')
    .insert({ word: 'secret' })
    .catch((error: Error) => error.message);
  expect(failure).toMatch(/nowhere/);
  expect(failure).not.toMatch(/secret/);
});

test('a connection gives back statements it has not used for long', async () => {
  const db = connectDatabase(database.url, { poolSize: 1 });
  for (let length = 1; length <= 250; length += 1)
    await selectRows(db, `select 1 from dual where 1 in (${Array(length).fill('?')})`, Array(length).fill(1));
  const [[closed]] = await db.raw(`show session status like 'Com_stmt_close'`);
  expect(Number(closed.Value)).toBe(50);
  await db.destroy();
});

test('an address that is none is refused by its setting', () => {
  expect(() => connectDatabase('postgres://localhost/x')).toThrow(/^DATABASE_URL must look like mysql:/);
  expect(() => connectDatabase('mysql://localhost')).toThrow(/^DATABASE_URL/);
});

test('credentials with special characters are decoded', () => {
  expect(connectionOptions('mysql://us%40er:p%2Fw@db.example:3307/plumb')).toMatchObject({
    host: 'db.example',
    port: 3307,
    user: 'us@er',
    password: 'p/w',
    database: 'plumb',
  });
});
