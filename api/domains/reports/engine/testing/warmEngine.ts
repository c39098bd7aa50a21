import { workerPool } from '../run/workerPool';

/** A process with a warm engine that stays idle, for tests that kill it. */
await workerPool({ workers: 1, conversionTimeoutMs: 60_000, timeoutMs: 60_000 }).warm();
process.stdout.write('warm\n');
setInterval(() => undefined, 60_000);
