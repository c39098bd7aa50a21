import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../../base/errors/errors';
import type { TemplateReading } from '../readTemplate';
import type { Paragraph } from '../texts/readParagraphs';
import type { LoadPicture } from './fillDocument';
import type { RenderedReport, RenderJob } from './renderJob';
import { sandboxCommand } from './sandbox';
import { type ReportWorker, startWorker, useWorker, WorkerLost, type WorkerProcess } from './startWorker';
import { createWorkFolder, sweepLeftovers } from './sweepLeftovers';
import { prepareView, templateSandbox } from './templateSandbox';
import type { TextsJob } from './textsJob';

export interface PoolSettings {
  workers: number;
  /** Timeout of one conversion. */
  conversionTimeoutMs: number;
  /** Timeout until a worker is ready. */
  startTimeoutMs?: number;
  /** Timeout of one report, from when a worker takes it. */
  timeoutMs: number;
  /** Idle processes of an earlier pool with these settings are used, and left to the next one; for tests. */
  spares?: WorkerProcess[] | undefined;
}

export interface WorkerPool {
  /**
   * Waits for a free worker. Throws as `renderJob`, REPORT_TIMEOUT, or REPORT_CONVERSION_FAILED if the worker is lost
   * twice.
   */
  render(job: RenderJob, loadPicture: LoadPicture): Promise<RenderedReport>;
  /** `readTemplate`, which takes seconds for large templates; waits and throws as `render` does. */
  read(template: Uint8Array, of: ContextName): Promise<TemplateReading>;
  /** `textsJob`; waits and throws as `render` does. */
  texts(job: TextsJob): Promise<Paragraph[][]>;
  /** Starts all workers ahead of the first report. */
  warm(): Promise<void>;
  workers(): ReportWorker[];
  stop(): Promise<void>;
}

/** A pool of worker processes with one running LibreOffice each; a lost or timed-out worker is replaced. */
export function workerPool(settings: PoolSettings): WorkerPool {
  const free: ReportWorker[] = [];
  const all = new Set<ReportWorker>();
  const waiting: (() => void)[] = [];
  let starting = 0;
  let folder: Promise<string> | undefined;

  async function take(): Promise<ReportWorker> {
    for (;;) {
      const worker = free.pop();
      if (worker && all.has(worker)) return worker;
      if (!worker && all.size + starting < settings.workers) return start();
      if (!worker) await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  async function start(): Promise<ReportWorker> {
    starting += 1;
    try {
      const isSandboxed = (await templateSandbox()) === 'bubblewrap';
      const spare = takeSpare(settings.spares, isSandboxed);
      const worker = spare ? useWorker(spare) : await startFresh(isSandboxed);
      all.add(worker);
      void worker.ended.then(() => {
        all.delete(worker);
        waiting.shift()?.();
      });
      return worker;
    } catch (error) {
      // The next one in the queue tries itself, else it would wait for a worker that never comes.
      waiting.shift()?.();
      throw error;
    } finally {
      starting -= 1;
    }
  }

  async function startFresh(isSandboxed: boolean): Promise<ReportWorker> {
    folder ??= sweepLeftovers().then(createWorkFolder);
    const own = path.join(await folder, `worker-${randomUUID()}`);
    const sandbox = isSandboxed ? sandboxCommand(await prepareView(own)) : [];
    return startWorker({
      folder: own,
      sandbox,
      conversionTimeoutMs: settings.conversionTimeoutMs,
      startTimeoutMs: settings.startTimeoutMs ?? 180_000,
    });
  }

  function giveBack(worker: ReportWorker) {
    if (all.has(worker)) free.push(worker);
    waiting.shift()?.();
  }

  async function once<T>(work: (worker: ReportWorker) => Promise<T>): Promise<T> {
    const worker = await take();
    let isLate = false;
    const clock = setTimeout(() => {
      isLate = true;
      void worker.stop();
    }, settings.timeoutMs);
    try {
      return await work(worker);
    } catch (error) {
      // Without LibreOffice the process is useless; the next one searches it again.
      if (error instanceof ApiError && error.code === 'REPORT_OFFICE_MISSING') await worker.stop();
      throw isLate ? new ApiError('REPORT_TIMEOUT') : error;
    } finally {
      clearTimeout(clock);
      giveBack(worker);
    }
  }

  async function twice<T>(work: (worker: ReportWorker) => Promise<T>): Promise<T> {
    try {
      return await once(work);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
    }
    try {
      return await once(work);
    } catch (error) {
      throw error instanceof WorkerLost ? new ApiError('REPORT_CONVERSION_FAILED') : error;
    }
  }

  return {
    workers: () => [...all],
    render: (job, loadPicture) => twice((worker) => worker.render(job, loadPicture)),
    texts: (job) => twice((worker) => worker.texts(job)),
    read: (template, of) => twice((worker) => worker.read(template, of)),
    async warm() {
      const missing = Math.max(0, settings.workers - all.size - starting);
      await Promise.all(
        Array.from({ length: missing }, async () => {
          const worker = await start();
          giveBack(worker);
          await worker.ready;
        }),
      );
    },
    async stop() {
      for (const worker of settings.spares ? free : [])
        if (all.delete(worker)) settings.spares?.push(worker.own);
      await Promise.all([...all].map((worker) => worker.stop()));
    },
  };
}

function takeSpare(spares: WorkerProcess[] = [], isSandboxed: boolean): WorkerProcess | undefined {
  const at = spares.findIndex(
    ({ child, ...spare }) =>
      spare.isSandboxed === isSandboxed && child.exitCode === null && child.signalCode === null,
  );
  return at < 0 ? undefined : spares.splice(at, 1)[0];
}
