import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2';
import type { Connection as Asking } from 'mysql2/promise';
import { connectionOptions } from '../../base/database/connectDatabase';
import { kept, type Manifest, manifestName, tableFile } from './manifest';

interface Source {
  databaseUrl: string;
  dataDir: string;
  secret: string;
}

/**
 * Copies database, files and secret into an empty folder during operation. The rows are a consistent snapshot. Files
 * never change under their name: those copied before and after the snapshot include all that its rows refer to. Throws
 * if the folder is not empty, or if database or files are not those of the app.
 */
export async function backUp({ databaseUrl, dataDir, secret }: Source, folder: string): Promise<Manifest> {
  await mkdir(path.join(folder, 'database'), { recursive: true });
  if ((await readdir(folder)).length > 1) throw new Error(`${folder} is not empty; name a new folder`);
  await copyFiles(dataDir, folder);
  const streaming = createConnection({ ...connectionOptions(databaseUrl), ...asText });
  const connection = streaming.promise();
  try {
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const takenAt = new Date().toISOString();
    const tables: Manifest['tables'] = [];
    const names = await tableNames(connection);
    if (names.length === 0) throw new Error(`The database is empty. ${asTheApp}`);
    for (const name of names) tables.push(await copyTable(streaming, name, folder));
    await copyFiles(dataDir, folder);
    await writeFile(path.join(folder, 'secret'), secret, { mode: 0o600 });
    const files = await countFiles(folder);
    if (files === 0 && tables.some(({ name, rows }) => name === 'files' && rows > 0))
      throw new Error(`${dataDir} holds none of the uploaded files. ${asTheApp}`);
    const manifest: Manifest = { format: 1, takenAt, tables, files };
    // Last: a folder without it is no backup.
    await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, null, 1));
    return manifest;
  } finally {
    // A query that was left in the middle would first be read to its end.
    connection.destroy();
  }
}

const asTheApp = 'Set DATABASE_URL and DATA_DIR as the app has them';

// As text, so that numbers are not rounded and dates not converted.
const asText = {
  dateStrings: true as unknown as ['DATE'], // the driver takes `true` for all kinds of dates as well
  decimalNumbers: false,
  bigNumberStrings: true,
  jsonStrings: true,
};

async function tableNames(connection: Asking): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
  return rows.map((row) => String(Object.values(row)[0])).sort();
}

async function copyTable(streaming: Connection, name: string, folder: string) {
  const connection = streaming.promise();
  const [[created]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??', [name]);
  const [fields] = await connection.query<RowDataPacket[]>('SHOW COLUMNS FROM ??', [name]);
  // Generated columns are computed again on restore.
  const columns = fields
    .filter(({ Extra }) => !/GENERATED/i.test(String(Extra)))
    .map(({ Field }) => String(Field));
  const digest = createHash('sha256');
  let rows = 0;
  const stream = streaming
    .query({ sql: 'SELECT ?? FROM ??', values: [columns, name], rowsAsArray: true })
    .stream();
  async function* lines() {
    for await (const row of stream) {
      const line = `${JSON.stringify((row as unknown[]).map(kept))}\n`; // rows come as arrays
      digest.update(line);
      rows += 1;
      yield line;
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(path.join(folder, tableFile(name))));
  return { name, ddl: String(created?.['Create Table']), columns, rows, sha256: digest.digest('hex') };
}

async function copyFiles(dataDir: string, folder: string): Promise<void> {
  const source = path.join(dataDir, 'files');
  await mkdir(source, { recursive: true });
  await cp(source, path.join(folder, 'files'), {
    recursive: true,
    force: false,
    // Incomplete uploads belong to no row yet.
    filter: (file) => path.relative(source, file).split(path.sep)[0] !== 'incoming',
  });
}

export async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
