import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import { compiledFolder } from '../../../../base/config/compiledFolder';
import { ApiError } from '../../../../base/errors/errors';
import type { TemplateReading } from '../readTemplate';
import type { Paragraph } from '../texts/readParagraphs';
import type { LoadPicture } from './fillDocument';
import type { FromWorker, ToWorker, WorkerResult } from './messages';
import type { RenderedReport, RenderJob } from './renderJob';
import type { TextsJob } from './textsJob';

export interface ReportWorker {
  readonly own: WorkerProcess;
  readonly process: ChildProcess;
  /** Resolves when LibreOffice runs or the worker has ended. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended or could not be started. */
  readonly ended: Promise<void>;
  /** Rejects with an ApiError, or with `WorkerLost` if the process ended. */
  render(job: RenderJob, loadPicture: LoadPicture): Promise<RenderedReport>;
  /** `readTemplate`; rejects as `render` does. */
  read(template: Uint8Array, of: ContextName): Promise<TemplateReading>;
  /** `textsJob`; rejects as `render` does. */
  texts(job: TextsJob): Promise<Paragraph[][]>;
  stop(): Promise<void>;
}

/** The process ended before it answered; the job may be retried on another worker. */
export class WorkerLost extends Error {}

/** In the sandbox the compiler has no cache: from source each start costs seconds, so tests name the compiled worker. */
const compiledWorker =
  process.env.PLUMBLINE_REPORT_WORKER ?? (compiledFolder && path.join(compiledFolder, 'reportWorker.mjs'));

const program = compiledWorker
  ? { file: compiledWorker, execArgv: [] }
  : {
      file: path.join(import.meta.dirname, 'reportWorker.ts'),
      execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    };

export interface WorkerSettings {
  /** Exclusive to the worker, removed with it. */
  folder: string;
  /** Command prefix of the sandbox; empty without one. */
  sandbox: readonly string[];
  conversionTimeoutMs: number;
  /** A worker that is not ready in time is stopped, so that jobs do not wait forever. */
  startTimeoutMs: number;
}

/** A process, in tests also of an earlier pool; see `keptByProcess`. */
export interface WorkerProcess {
  child: ChildProcess;
  isSandboxed: boolean;
  ready: Promise<void>;
  ended: Promise<void>;
  /** Resolves when the process has ended and its folder is removed. */
  closed: Promise<void>;
}

/** Starts a worker process that renders one report at a time. */
export const startWorker = (settings: WorkerSettings): ReportWorker => useWorker(startProcess(settings));

function startProcess({
  folder,
  sandbox,
  conversionTimeoutMs,
  startTimeoutMs,
}: WorkerSettings): WorkerProcess {
  const [command = '', ...args] = [...sandbox, process.execPath, ...program.execArgv, program.file];
  const child = spawn(command, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...environment(folder, conversionTimeoutMs),
      ...(sandbox.length > 0 && { PLUMBLINE_REPORT_SANDBOX: 'yes', HOME: folder, TMPDIR: '/tmp' }),
    },
  });
  const ended = endOf(child);
  const closed = ended.then(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const isReady = new Promise<void>((resolve) => {
    child.on('message', (message: FromWorker) => message.type === 'ready' && resolve());
  });
  const ready = Promise.race([ended, isReady]);
  const clock = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
  void ready.finally(() => clearTimeout(clock));
  return { child, isSandboxed: sandbox.length > 0, ready, ended, closed };
}

/** The worker of a process that has no job. */
export function useWorker(own: WorkerProcess): ReportWorker {
  const { child, ready, ended, closed } = own;
  let hasEnded = false;
  const asked = new Set<(reason: WorkerLost) => void>();
  void ended.then(() => {
    hasEnded = true;
    for (const giveUp of asked) giveUp(new WorkerLost());
  });
  let jobs = 0;
  const keepAlive = aliveWhile(child);
  void keepAlive(ready);

  /** The result has the requested type, since the worker answers each request by its id. */
  async function ask<T extends WorkerResult>(
    question: (id: number) => ToWorker,
    loadPicture: LoadPicture,
  ): Promise<T> {
    jobs += 1;
    const id = jobs;
    let onMessage = (_message: FromWorker) => {};
    let giveUp = (_reason: WorkerLost) => {};
    const result = new Promise<T>((resolve, reject) => {
      onMessage = (message) => {
        if (message.type === 'loadPicture') void answer(child, message, loadPicture);
        else if (message.type === 'ready' || message.id !== id) return;
        else if (message.type === 'done')
          resolve(message.result as T); // see `ask`
        else reject(message.code ? new ApiError(message.code, message.data) : new Error(message.reason));
      };
      giveUp = reject;
    });
    if (hasEnded) giveUp(new WorkerLost());
    asked.add(giveUp);
    child.on('message', onMessage);
    try {
      tell(child, question(id));
      return await keepAlive(result);
    } finally {
      child.off('message', onMessage);
      asked.delete(giveUp);
    }
  }

  return {
    own,
    process: child,
    ready,
    ended,
    render: (job, loadPicture) => ask((id) => ({ type: 'render', id, job }), loadPicture),
    texts: (job) => ask((id) => ({ type: 'texts', id, job }), noPicture),
    read: (template, of) => ask((id) => ({ type: 'read', id, template, of }), noPicture),
    stop() {
      child.kill('SIGKILL');
      return closed;
    },
  };
}

/** A command that does not exist emits `error` without `exit`. */
function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => child.pid === undefined && resolve());
  });
}

const noPicture: LoadPicture = () => Promise.reject(new Error('no pictures'));

/** A minimal environment: the process that converts untrusted documents must not see the server's secrets. */
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
  { request, hash, edge }: { request: number; hash: string; edge: number },
  loadPicture: LoadPicture,
) {
  const content = await loadPicture(hash, edge).catch(() => undefined);
  tell(child, { type: 'picture', request, content });
}

function tell(child: ChildProcess, message: ToWorker) {
  // A process that has just ended is handled by its `exit` event.
  if (child.connected) child.send(message, () => undefined);
}

/** Keeps the server process alive only while it waits for the worker, not while the worker is idle. */
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
