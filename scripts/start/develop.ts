import path from 'node:path';
import { dataDirectory, openDatabase } from '../database/openDatabase';
import { root, startNode, startProgram } from '../processes/children';
import { untilStopped } from '../processes/untilStopped';
import { ensureDemoData } from './ensureDemoData';
import { isPortFree } from './isPortFree';
import { untilReady } from './untilReady';
import { welcome } from './welcome';

/** `npm run dev`: the API restarts and the screens reload on changes; Ctrl-C ends both. */
export async function develop(): Promise<void> {
  const port = Number(process.env.PORT || 3030);
  const screensPort = Number(process.env.DEV_PORT || 5173);
  for (const wanted of [port, screensPort]) {
    if (!(await isPortFree(wanted)))
      throw new Error(`Port ${wanted} is taken; PORT and DEV_PORT choose others.`);
  }
  // The browser uses vite's port, which proxies /api and the sign-in: it is the ORIGIN.
  const origin = process.env.ORIGIN || `http://localhost:${screensPort}`;
  await untilStopped(async (onStop) => {
    const database = await openDatabase();
    onStop(database.stop);
    const env = {
      ...process.env,
      PORT: String(port),
      ORIGIN: origin,
      DATABASE_URL: database.url,
      DATA_DIR: dataDirectory(),
    };
    await ensureDemoData({ env, isPrivate: database.isPrivate });
    const app = startProgram('api/main.ts', { env, watch: true });
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const screens = startNode(
      [vite, '--port', String(screensPort), '--strictPort', '--clearScreen', 'false'],
      {
        cwd: path.join(root, 'admin'),
        env,
      },
    );
    await untilReady(port, Promise.race([app.outcome, screens.outcome]));
    console.log(await welcome(origin, database.url));
    const code = await Promise.race([app.outcome, screens.outcome]);
    throw new Error(`Ended by itself with ${code}; the lines above say why.`);
  });
}
