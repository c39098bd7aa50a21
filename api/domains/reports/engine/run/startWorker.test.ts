import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startWorker, WorkerLost } from './startWorker';

const startBehind = async (...sandbox: string[]) =>
  startWorker({
    folder: await mkdtemp(path.join(tmpdir(), 'plumbline-worker-')),
    sandbox,
    conversionTimeoutMs: 1_000,
    startTimeoutMs: 300,
  });

it.each([
  ['waits for ever', ['sh', '-c', 'exec sleep 600']],
  ['refuses', ['false']],
  ['is not there', ['no-such-sandbox']],
])('a job fails if the command of its worker %s', async (_case, sandbox) => {
  const worker = await startBehind(...sandbox);
  await expect(worker.read(Buffer.from('x'), 'report')).rejects.toThrow(WorkerLost);
  await worker.ready;
  // Including a job that is sent too late.
  await expect(worker.read(Buffer.from('x'), 'report')).rejects.toThrow(WorkerLost);
  await worker.stop();
});
