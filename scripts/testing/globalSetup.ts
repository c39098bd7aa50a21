import { startThrowAwayDatabase } from '../database/startThrowAwayDatabase';

/** One temporary MariaDB for the whole run; TEST_DATABASE_URL sets another one. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const server = await startThrowAwayDatabase();
  process.env.TEST_DATABASE_URL = await server.open('test');
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
