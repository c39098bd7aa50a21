import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectDatabase, connectionOptions } from '../connectDatabase';
import { migrate } from '../migrate';

/** Creates the database `name` as the migrations leave it; they run once, every further copy replays their result. */
export async function copyTemplate(server: string, name: string): Promise<void> {
  const connection = await createConnection({ ...connectionOptions(server), multipleStatements: true });
  try {
    const template = `template_${await hashOfMigrations()}`;
    await connection.query(`CREATE DATABASE IF NOT EXISTS ${template}`);
    await migrateTemplate(onServer(server, template));
    const copies = await statements(connection, template);
    await connection.query(
      `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci; USE ${name};
      SET foreign_key_checks = 0; ${copies.join(';')}`,
    );
  } finally {
    connection.destroy();
  }
}

export function onServer(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function migrateTemplate(url: string): Promise<void> {
  const db = connectDatabase(url, { poolSize: 2 });
  try {
    await migrate(db);
  } catch (error) {
    // A half-made template would hide the reason behind "table already exists" in every other test file.
    await db.raw('DROP DATABASE ??', [databaseName(url)]);
    throw error;
  } finally {
    await db.destroy();
  }
}

async function statements(connection: Connection, template: string): Promise<string[]> {
  await connection.query(`USE ${template}`);
  const tables = (await rows(connection, 'SHOW TABLES')).map((row) => String(Object.values(row)[0]));
  const creates: string[] = [];
  const inserts: string[] = [];
  for (const table of tables) {
    const [created] = await rows(connection, `SHOW CREATE TABLE \`${table}\``);
    creates.push(created?.['Create Table']);
    const [filled] = await rows(connection, `SELECT EXISTS (SELECT 1 FROM \`${table}\`) AS hasRows`);
    if (filled?.hasRows) inserts.push(`INSERT INTO \`${table}\` SELECT * FROM ${template}.\`${table}\``);
  }
  return [...creates, ...inserts];
}

async function rows(connection: Connection, sql: string): Promise<RowDataPacket[]> {
  const [result] = await connection.query<RowDataPacket[]>(sql);
  return result;
}

async function hashOfMigrations(): Promise<string> {
  const folder = path.join(import.meta.dirname, '../migrations');
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
