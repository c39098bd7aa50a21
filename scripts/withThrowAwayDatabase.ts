import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from './database/startDatabase';
import { startProgram } from './processes/children';
import { untilStopped } from './processes/untilStopped';
import { runScript } from './setup/runScript.mjs';

/** Runs a script against an empty database that is gone afterwards: `tsx scripts/withThrowAwayDatabase.ts <script> …`. */
await runScript(() =>
  untilStopped(async (onStop) => {
    const [script, ...args] = process.argv.slice(2);
    if (!script) throw new Error('Say which script to run.');
    const directory = await mkdtemp(path.join(tmpdir(), 'plumbline-throw-away-'));
    onStop(() => rm(directory, { recursive: true, force: true }));
    const server = await startDatabase({ directory, forTests: true });
    onStop(server.stop);
    const DATABASE_URL = await server.open('plumbline');
    process.exitCode = await startProgram(script, { env: { ...process.env, DATABASE_URL }, args }).outcome;
  }),
);
