import { startThrowAwayDatabase } from './database/startThrowAwayDatabase';
import { startProgram } from './processes/children';
import { untilStopped } from './processes/untilStopped';
import { runScript } from './setup/runScript.mjs';

/** Runs a script with a temporary empty database: `tsx scripts/withThrowAwayDatabase.ts <script> …`. */
await runScript(() =>
  untilStopped(async (onStop) => {
    const [script, ...args] = process.argv.slice(2);
    if (!script) throw new Error('Say which script to run.');
    const server = await startThrowAwayDatabase();
    onStop(server.stop);
    const DATABASE_URL = await server.open('plumbline');
    process.exitCode = await startProgram(script, { env: { ...process.env, DATABASE_URL }, args }).outcome;
  }),
);
