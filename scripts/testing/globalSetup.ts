import { buildApi, compiledReportWorker } from '../build/buildApi';
import { startThrowAwayDatabase } from '../database/startThrowAwayDatabase';

/** The compiled report worker, and one temporary MariaDB for the whole run; TEST_DATABASE_URL sets another one. */
export default async function setUp() {
  await buildApi();
  process.env.PLUMBLINE_REPORT_WORKER = compiledReportWorker;
  if (process.env.TEST_DATABASE_URL) return undefined;
  const server = await startThrowAwayDatabase();
  process.env.TEST_DATABASE_URL = await server.open('test');
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
