import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findOffice } from './findOffice';
import { starts, workingIsolations, writePrograms } from './isolateOffice';

const office = await findOffice();
if (!office) throw new Error('LibreOffice is missing');

/** With a new profile LibreOffice exits once and must be restarted. */
function startOffice(program: string, args: string[]): { stop: () => void } {
  let running = spawn(program, args);
  const restart = () => {
    running = spawn(program, args).once('exit', restart);
  };
  running.once('exit', restart);
  return {
    stop() {
      running.off('exit', restart);
      running.kill('SIGKILL');
    },
  };
}

it('rejects an isolation behind which LibreOffice does not start', async () => {
  expect(await starts(office.program, [])).toBe(true);
  expect(await starts(office.program, ['false'])).toBe(false);
  expect(await starts(office.program, ['no-such-command'])).toBe(false);
  expect(await starts('/bin/false', [])).toBe(false);
});

it('connects to LibreOffice behind each isolation available on this machine', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-isolation-'));
  const isolations = await workingIsolations(office, folder);
  expect(isolations.length).toBeGreaterThan(0);
  for (const [index, isolation] of isolations.entries()) {
    const binaries = await writePrograms(office, folder, isolation);
    const pipe = `${path.basename(folder)}${index}`;
    const running = startOffice(path.join(binaries, 'soffice.bin'), [
      '--headless',
      '--norestore',
      `--accept=pipe,name=${pipe};urp;StarOffice.ComponentContext`,
      `-env:UserInstallation=file://${folder}/profile`,
    ]);
    const python = spawn(path.join(binaries, 'python3'), ['converter.py', '--pipe', pipe]);
    const [said] = await once(python.stdout, 'data');
    python.stdin.end();
    const [code] = await once(python, 'exit');
    running.stop();
    expect([String(said), code], isolation.join(' ')).toEqual(['204', 0]);
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
