import { buildApi } from './build/buildApi';
import { runScript } from './setup/runScript.mjs';

await runScript(buildApi);
