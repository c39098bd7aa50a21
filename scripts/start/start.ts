import { buildApi, compiledApi } from '../build/buildApi';
import { dataDirectory, openDatabase } from '../database/openDatabase';
import { startNode } from '../processes/children';
import { untilStopped } from '../processes/untilStopped';
import { buildAdmin } from './buildAdmin';
import { ensureDemoData } from './ensureDemoData';
import { isPortFree } from './isPortFree';
import { untilReady } from './untilReady';
import { welcome } from './welcome';

/** `npm start`: everything from the database to the served screens, until Ctrl-C. */
export async function start(): Promise<void> {
  const port = Number(process.env.PORT || 3030);
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken; choose another one: PORT=3131 npm start`);
  }
  await untilStopped(async (onStop) => {
    const building = Promise.all([buildAdmin(), buildApi()]);
    building.catch(() => {}); // told when it is awaited
    const database = await openDatabase();
    onStop(database.stop);
    const env = {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDirectory(),
    };
    await ensureDemoData({ env, isPrivate: database.isPrivate });
    await building;
    const app = startNode([compiledApi], { env });
    await untilReady(port, app.outcome);
    console.log(await welcome(process.env.ORIGIN || `http://localhost:${port}`, database.url));
    const code = await app.outcome;
    throw new Error(`The app ended by itself with ${code}; its last lines above say why.`);
  });
}
