import { startThrowAwayDatabase } from '../database/startThrowAwayDatabase';

/** One throw-away MariaDB for the whole run; TEST_DATABASE_URL names another one to use instead. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const server = await startThrowAwayDatabase();
  process.env.TEST_DATABASE_URL = await server.open('test');
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
