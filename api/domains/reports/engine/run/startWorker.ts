import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiledFolder } from '../../../../base/config/compiledFolder';
import { ApiError } from '../../../../base/errors/errors';
import type { TemplateReading } from '../readTemplate';
import type { LoadPicture } from './fillDocument';
import type { FromWorker, ToWorker } from './messages';
import type { RenderedReport, RenderJob } from './renderJob';

export interface ReportWorker {
  readonly process: ChildProcess;
  /** When its LibreOffice is warm, or it has ended. */
  readonly ready: Promise<void>;
  /** Settles with the report or an ApiError; with `WorkerLost` where the process ended meanwhile. */
  render(job: RenderJob, loadPicture: LoadPicture): Promise<RenderedReport>;
  /** As `readTemplate`; settles as `render` does. */
  read(template: Uint8Array): Promise<TemplateReading>;
  stop(): Promise<void>;
}

/** The process ended before it answered: the job may be tried on another one. */
export class WorkerLost extends Error {}

const program = compiledFolder
  ? { file: path.join(compiledFolder, 'reportWorker.mjs'), execArgv: [] }
  : {
      file: path.join(import.meta.dirname, 'reportWorker.ts'),
      execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    };

/**
 * Starts a process that renders one report at a time, behind the command `sandbox` where there is one; `folder` is its own and
 * goes with it.
 */
export function startWorker(
  folder: string,
  conversionTimeoutMs: number,
  sandbox: readonly string[] = [],
): ReportWorker {
  const [command = '', ...args] = [...sandbox, process.execPath, ...program.execArgv, program.file];
  const child = spawn(command, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...environment(folder, conversionTimeoutMs),
      ...(sandbox.length > 0 && { PLUMBLINE_REPORT_SANDBOX: 'yes', HOME: folder, TMPDIR: '/tmp' }),
    },
  });
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  );
  const ready = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('message', (message: FromWorker) => message.type === 'ready' && resolve());
  });
  let jobs = 0;
  const keepAlive = aliveWhile(child);
  void keepAlive(ready);

  /** What comes back is of the kind that was asked for: the worker answers each question by its number. */
  async function ask<T extends RenderedReport | TemplateReading>(
    question: (id: number) => ToWorker,
    loadPicture: LoadPicture,
  ): Promise<T> {
    jobs += 1;
    const id = jobs;
    let onMessage = (_message: FromWorker) => {};
    let onExit = () => {};
    const result = new Promise<T>((resolve, reject) => {
      onMessage = (message) => {
        if (message.type === 'loadPicture') void answer(child, message, loadPicture);
        else if (message.type === 'ready' || message.id !== id) return;
        else if (message.type === 'done')
          resolve(message.result as T); // see above
        else reject(message.code ? new ApiError(message.code, message.data) : new Error(message.reason));
      };
      onExit = () => reject(new WorkerLost());
    });
    if (child.exitCode !== null || child.signalCode !== null) onExit();
    child.on('message', onMessage).once('exit', onExit);
    try {
      tell(child, question(id));
      return await keepAlive(result);
    } finally {
      child.off('message', onMessage).off('exit', onExit);
    }
  }

  return {
    process: child,
    ready,
    render: (job, loadPicture) => ask((id) => ({ type: 'render', id, job }), loadPicture),
    read: (template) => ask((id) => ({ type: 'read', id, template }), noPicture),
    stop() {
      child.kill('SIGKILL');
      return closed;
    },
  };
}

const noPicture: LoadPicture = () => Promise.reject(new Error('no pictures'));

/** Only what is needed: what converts foreign documents shall not know the server's passwords. */
function environment(folder: string, conversionTimeoutMs: number): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, LC_ALL, TMPDIR, TZ } = process.env;
  return {
    PATH,
    HOME,
    LANG,
    LC_ALL,
    TMPDIR,
    TZ,
    PLUMBLINE_REPORT_FOLDER: folder,
    PLUMBLINE_REPORT_TIMEOUT: String(conversionTimeoutMs),
  };
}

async function answer(
  child: ChildProcess,
  { request, hash }: { request: number; hash: string },
  loadPicture: LoadPicture,
) {
  const content = await loadPicture(hash).catch(() => undefined);
  tell(child, { type: 'picture', request, content });
}

function tell(child: ChildProcess, message: ToWorker) {
  // A process that has just ended is noticed by its `exit`.
  if (child.connected) child.send(message, () => undefined);
}

/** Keeps the server from ending only while it waits for something from the worker, not while that waits for work. */
function aliveWhile(child: ChildProcess) {
  let awaited = 0;
  const change = (by: 1 | -1) => {
    awaited += by;
    const doing = awaited > 0 ? 'ref' : 'unref';
    child[doing]();
    child.channel?.[doing]();
  };
  return async <T>(work: Promise<T>): Promise<T> => {
    change(1);
    try {
      return await work;
    } finally {
      change(-1);
    }
  };
}
