import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from '../database/startDatabase';

/** One throw-away MariaDB for the whole run; TEST_DATABASE_URL names another one to use instead. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const directory = await mkdtemp(path.join(tmpdir(), 'plumbline-test-'));
  const server = await startDatabase({ directory, forTests: true });
  process.env.TEST_DATABASE_URL = await server.open('test');
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
