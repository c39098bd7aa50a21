import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOffice } from '../convert/findOffice';
import { ownUser } from '../convert/isolateOffice';
import { smallDocument } from '../convert/smallDocument';
import { escapeAttempts } from './escapeAttempts';
import { keptByProcess } from './keptByProcess';
import { codePlaces, type SandboxView, sandboxCommand } from './sandbox';

const run = promisify(execFile);

/** Sandbox of customer templates on this machine; `none`: they are neither accepted nor rendered. */
export type TemplateSandbox = 'bubblewrap' | 'none';

/** Determined once per process, by an attempt to escape and a conversion; see `succeeds`. */
export function templateSandbox(): Promise<TemplateSandbox> {
  const kept = keptByProcess() ?? own;
  kept.sandbox ??= succeeds(probe(), () => {
    kept.sandbox = undefined;
  }).then((is) => (is ? 'bubblewrap' : 'none'));
  return kept.sandbox;
}

const own: { sandbox?: Promise<TemplateSandbox> } = {};

/** Whether other programs than LibreOffice are shut away; determined once per process, by an attempt to escape. */
export function isSandboxTight(): Promise<boolean> {
  isTight ??= succeeds(withTargets(tryToGetOut), () => {
    isTight = undefined;
  });
  return isTight;
}

let isTight: Promise<boolean> | undefined;

const minutesUntilNext = 10;

/**
 * Whether a probe succeeds. A program that was stopped at its time limit says nothing of the machine but that it was busy:
 * that answer is forgotten after some minutes, so that the next caller probes again.
 */
export function succeeds(probe: Promise<void>, forget: () => void): Promise<boolean> {
  return probe.then(
    () => true,
    (error: unknown) => {
      const wasStopped = error instanceof Error && 'killed' in error && error.killed === true;
      if (wasStopped) setTimeout(forget, minutesUntilNext * 60_000).unref();
      return false;
    },
  );
}

/** The view of a worker; creates its folder. */
export async function prepareView(folder: string): Promise<SandboxView> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const users = path.join(folder, 'passwd');
  await writeFile(users, ownUser());
  const office = await findOffice();
  const ownPackage = office && !office.program.startsWith('/usr/') ? [officeFolder(office.program)] : [];
  return { folder, users, shown: [...codePlaces(), ...ownPackage] };
}

const officeFolder = (program: string) => path.dirname(path.dirname(program));

/** Rejects without a sandbox, if a program can escape from it, or if LibreOffice does not convert in it. */
const probe = (): Promise<void> =>
  withTargets(async (view, targets) => {
    await Promise.all([tryToGetOut(view, targets), convert(view)]);
  });

/** Runs the work with a view, and with what a program in it must not reach: a file, a port and a process. */
async function withTargets(work: (view: SandboxView, targets: string[]) => Promise<void>): Promise<void> {
  const outside = await mkdtemp(path.join(tmpdir(), 'plumbline-probe-'));
  const server = createServer((socket) => socket.destroy());
  try {
    const view = await prepareView(path.join(outside, 'inside'));
    const canary = path.join(outside, 'canary');
    await writeFile(canary, 'canary');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await work(view, [canary, String(port), String(process.pid)]);
  } finally {
    server.close();
    await rm(outside, { recursive: true, force: true });
  }
}

async function tryToGetOut(view: SandboxView, targets: string[]): Promise<void> {
  const [command = '', ...args] = sandboxCommand(view);
  await run(command, [...args, process.execPath, '-e', escapeAttempts, ...targets], {
    env: { PATH: process.env.PATH },
    ...atMost(60),
  });
}

/** A command that hangs is no sandbox either. */
const atMost = (seconds: number) => ({ timeout: seconds * 1000, killSignal: 'SIGKILL' }) as const;

/** Tested with a real conversion: `true` runs in many views in which LibreOffice does not. */
async function convert(view: SandboxView): Promise<void> {
  const office = await findOffice();
  if (!office) throw new Error('LibreOffice is missing');
  const [command = '', ...args] = sandboxCommand(view);
  const input = path.join(view.folder, 'probe.fodt');
  await writeFile(input, smallDocument);
  const start = [
    office.program,
    '--headless',
    '--norestore',
    `-env:UserInstallation=file://${view.folder}/profile`,
  ];
  const conversion = ['--convert-to', 'pdf', '--outdir', view.folder, input];
  const once = () =>
    run(command, [...args, ...start, ...conversion], {
      env: { PATH: process.env.PATH, HOME: view.folder },
      ...atMost(240),
    });
  // With a new profile LibreOffice exits once and must be restarted.
  await once().catch(once);
  const made = await readFile(path.join(view.folder, 'probe.pdf'));
  if (!made.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('no PDF');
}
