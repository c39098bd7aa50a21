import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectDatabase, connectionOptions } from '../../base/database/connectDatabase';
import { migrate } from '../../base/database/migrate';
import { oncePerRun } from './oncePerRun';

export interface TakenDatabase {
  name: string;
  /** Lets the next file take it; the content stays until then. */
  release: () => Promise<void>;
}

/**
 * A database with the result of the migrations, locked until it is released or its connection ends. The migrations run
 * once; their result is copied for each concurrent use, which takes a second; a used one is emptied, which takes
 * milliseconds.
 */
export async function takeDatabase(server: string, prefix = 'test'): Promise<TakenDatabase> {
  const hash = await oncePerRun('hash of the migrations', hashOfMigrations);
  const connection = await createConnection({ ...connectionOptions(server), multipleStatements: true });
  try {
    const template = `template_${hash}`;
    await oncePerRun(onServer(server, template), async () => {
      await connection.query(`CREATE DATABASE IF NOT EXISTS ${template}`);
      await migrateTemplate(onServer(server, template));
    });
    const name = await lockFirstFree(connection, `${prefix}_${hash}`);
    const left = await tablesOf(connection, name);
    if (left.length > 0) await refill(connection, { template, name, left });
    else await copy(connection, { template, name });
    return { name, release: () => release(connection, name) };
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

export function onServer(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function migrateTemplate(url: string): Promise<void> {
  const db = connectDatabase(url, { poolSize: 2 });
  try {
    await migrate(db);
  } catch (error) {
    // A half-migrated template would hide the error behind "table already exists" in every other test file.
    await db.raw('DROP DATABASE ??', [new URL(url).pathname.slice(1)]);
    throw error;
  } finally {
    await db.destroy();
  }
}

/** The lock ends with its connection: a killed test leaves none behind. */
async function lockFirstFree(connection: Connection, prefix: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${prefix}_${number}`;
    const [lock] = await rows(connection, 'SELECT GET_LOCK(?, 0) AS isMine', [name]);
    if (lock?.isMine) return name;
  }
}

async function release(connection: Connection, name: string): Promise<void> {
  await connection.query('DO RELEASE_LOCK(?)', [name]);
  await connection.end();
}

interface Copy {
  template: string;
  name: string;
}

async function copy(connection: Connection, { template, name }: Copy): Promise<void> {
  const creates: string[] = [];
  for (const table of await tablesOf(connection, template)) {
    const [created] = await rows(connection, `SHOW CREATE TABLE ${template}.\`${table}\``);
    creates.push(created?.['Create Table']);
  }
  await connection.query(
    `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci; USE ${name};
    SET foreign_key_checks = 0; ${creates.join(';')}`,
  );
  await fill(connection, { template, name });
}

/** Resets a used database to the state after `copy`. */
async function refill(
  connection: Connection,
  { template, name, left }: Copy & { left: string[] },
): Promise<void> {
  await endOthers(connection, name);
  const known = new Set(await tablesOf(connection, template));
  const strange = left.filter((table) => !known.has(table));
  if (strange.length > 0 || left.length < known.size) {
    await connection.query(`DROP DATABASE ${name}`);
    return copy(connection, { template, name });
  }
  const used = await filledTables(connection, name);
  await connection.query(
    `USE ${name}; SET foreign_key_checks = 0; ${used.map((table) => `DELETE FROM \`${table}\``).join(';')}`,
  );
  return fill(connection, { template, name });
}

/** Connections left over by a test must not write into the next one's database. */
async function endOthers(connection: Connection, name: string): Promise<void> {
  const others = await rows(connection, 'SELECT id FROM information_schema.processlist WHERE db = ?', [name]);
  // A connection that ends at this moment is unknown to KILL.
  for (const { id } of others) await connection.query(`KILL ${Number(id)}`).catch(() => {});
}

async function fill(connection: Connection, { template, name }: Copy): Promise<void> {
  const filled = await filledTables(connection, template);
  for (const table of filled)
    await connection.query(`INSERT INTO ${name}.\`${table}\` SELECT * FROM ${template}.\`${table}\``);
}

async function filledTables(connection: Connection, database: string): Promise<string[]> {
  const questions = (await tablesOf(connection, database)).map(
    (table) =>
      `SELECT '${table}' AS name FROM (SELECT 1) one WHERE EXISTS (SELECT 1 FROM ${database}.\`${table}\`)`,
  );
  return (await rows(connection, questions.join(' UNION ALL '))).map(({ name }) => name);
}

async function tablesOf(connection: Connection, database: string): Promise<string[]> {
  const found = await rows(
    connection,
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [database],
  );
  return found.map(({ name }) => name);
}

async function rows(connection: Connection, sql: string, values: unknown[] = []): Promise<RowDataPacket[]> {
  const [result] = await connection.query<RowDataPacket[]>(sql, values);
  return result;
}

async function hashOfMigrations(): Promise<string> {
  const folder = path.join(import.meta.dirname, '../../base/database/migrations');
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
