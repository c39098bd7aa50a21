import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../../base/database/connectDatabase';
import { countFiles } from './backUp';
import { givenBack, type Manifest, manifestName, tableFile } from './manifest';

interface Target {
  databaseUrl: string;
  dataDir: string;
}

/** What an app leaves in its folder. The next start empties a database whose demo data is unfinished. */
const earlier: ReadonlySet<string> = new Set(['files', 'secret', 'demo-data.unfinished']);

/** A statement of many large rows would exceed the server's `max_allowed_packet` (16 MB by default in MariaDB). */
const batch = { rows: 500, bytes: 2_000_000 };

/**
 * Restores a backup into an empty database and an empty folder. Throws before anything is written if they are not
 * empty or the backup is incomplete: rows are counted and hashed, files counted.
 */
export async function restore(folder: string, { databaseUrl, dataDir }: Target): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const connection = await mysql.createConnection({ ...connectionOptions(databaseUrl), dateStrings: true });
  try {
    await refuseWhatIsThere(connection, dataDir);
    for (const table of manifest.tables) await readTable(folder, table, async () => {});
    await checkFiles(folder, manifest);
    const secret = await readFile(path.join(folder, 'secret'));
    await connection.query('SET foreign_key_checks = 0');
    for (const { ddl } of manifest.tables) await connection.query(ddl);
    const last = manifest.tables.filter(({ name }) => name === 'migrations');
    for (const table of manifest.tables)
      if (!last.includes(table)) await fillTable(connection, folder, table);
    await cp(path.join(folder, 'files'), path.join(dataDir, 'files'), { recursive: true });
    await writeFile(path.join(dataDir, 'secret'), secret, { mode: 0o600 });
    // Without its migrations, no app starts on what was restored by halves.
    for (const table of last) await fillTable(connection, folder, table);
    return manifest;
  } finally {
    await connection.end();
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} holds no backup: it has no ${manifestName}`);
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== 1) throw new Error(`The backup in ${folder} was made by another version`);
  return manifest;
}

async function refuseWhatIsThere(connection: Connection, dataDir: string): Promise<void> {
  const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  if (tables.length > 0) throw new Error('The database is not empty; restore into a new one');
  await mkdir(dataDir, { recursive: true });
  const there = (await readdir(dataDir)).filter((name) => earlier.has(name));
  if (there.length > 0)
    throw new Error(`${dataDir} holds ${there.join(' and ')} already; restore into a new folder`);
}

type Table = Manifest['tables'][number];

/** Passes on the rows in batches; throws if number or hash differ from the manifest. */
async function readTable(
  folder: string,
  { name, rows, sha256 }: Table,
  take: (rows: unknown[][]) => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256');
  const lines = createInterface({
    input: createReadStream(path.join(folder, tableFile(name))).pipe(createGunzip()),
  });
  let found = 0;
  let waiting: unknown[][] = [];
  let bytes = 0;
  for await (const line of lines) {
    digest.update(`${line}\n`);
    found += 1;
    const row: unknown[] = JSON.parse(line);
    waiting.push(row.map(givenBack));
    bytes += line.length;
    if (waiting.length >= batch.rows || bytes >= batch.bytes) {
      await take(waiting);
      waiting = [];
      bytes = 0;
    }
  }
  if (waiting.length > 0) await take(waiting);
  if (found !== rows || digest.digest('hex') !== sha256)
    throw new Error(`The backup is damaged: ${name} holds ${found} rows instead of ${rows}, or other ones`);
}

async function fillTable(connection: Connection, folder: string, table: Table): Promise<void> {
  await connection.beginTransaction();
  await readTable(folder, table, async (rows) => {
    await connection.query('INSERT INTO ?? (??) VALUES ?', [table.name, table.columns, rows]);
  });
  await connection.commit();
}

/** Files are only counted: re-encoded pictures have another hash than their name. */
async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  const found = await countFiles(folder);
  if (found < manifest.files)
    throw new Error(
      `The backup is damaged: ${manifest.files - found} of ${manifest.files} files are missing`,
    );
}
