import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { escapeAttempts } from './escapeAttempts';
import { sandboxCommand } from './sandbox';
import { prepareView, succeeds, templateSandbox } from './templateSandbox';

const run = promisify(execFile);
/**
 * Whether the machine supports a sandbox at all, tested without our own command, so that a defect of it does not skip
 * its test.
 */
const namespaces = ['--unshare-all', '--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev'];
const isPossible = await run('bwrap', [...namespaces, 'true'], { timeout: 60_000 }).then(
  () => true,
  () => false,
);

/** The ways to escape that a program finds behind this command. */
async function waysOut(before: (folder: string) => Promise<string[]>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-escape-'));
  const canary = path.join(folder, 'canary');
  await writeFile(canary, 'canary');
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const [command = '', ...args] = await before(path.join(folder, 'inside'));
  const attempt = [process.execPath, '-e', escapeAttempts, canary, port, String(process.pid)];
  const ways = await run(command, [...args, ...attempt]).then(
    ({ stdout }) => stdout.trim(),
    ({ stdout, message }) => String(stdout || message).trim(),
  );
  server.close();
  await rm(folder, { recursive: true, force: true });
  return ways;
}

it('is available if the machine supports it', async () => {
  expect(await templateSandbox()).toBe(isPossible ? 'bubblewrap' : 'none');
});

it.runIf(isPossible)('a program cannot escape from the sandbox', async () => {
  expect(await waysOut(async (folder) => sandboxCommand(await prepareView(folder)))).toBe('');
});

it('the attempts succeed without a sandbox', async () => {
  const ways = await waysOut(async () => ['env']);
  for (const way of ['reads files', 'sees processes', 'ends processes', 'reaches the network'])
    expect(ways).toContain(way);
});

it('that was not found because the machine was busy is looked for again, one that is missing is not', async () => {
  const late = await run('sleep', ['1000'], { timeout: 1 }).catch((error: unknown) => error);
  vi.useFakeTimers();
  const forget = vi.fn();
  expect(await succeeds(Promise.reject(new Error('escaped')), forget)).toBe(false);
  vi.runAllTimers();
  expect(forget).not.toHaveBeenCalled();
  expect(await succeeds(Promise.reject(late), forget)).toBe(false);
  expect(forget).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(forget).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
