import { ApiError } from '../../../../base/errors/errors';
import { prepareOffice } from '../convert/prepareOffice';
import type { FromWorker, ToWorker, WorkerResult } from './messages';
import { removeFolder } from './removeFolder';

/**
 * Entry point of a worker process that renders reports with one running LibreOffice. It is separate from the server
 * since Carbone compiles templates, which are untrusted code, and large reports block for seconds.
 */
const folder = process.env.PLUMBLINE_REPORT_FOLDER ?? '';
const conversionTimeout = Number(process.env.PLUMBLINE_REPORT_TIMEOUT);
const pictures = new Map<number, (content: Uint8Array | undefined) => void>();
let requests = 0;

const ready = start();
// The first job reports an error of the start.
ready.catch(() => undefined).finally(() => send({ type: 'ready' }));

process.on('message', (message: ToWorker) => {
  if (message.type === 'picture') pictures.get(message.request)?.(message.content);
  else void answer(message);
});
process.on('exit', () => removeFolder(folder));
process.on('disconnect', () => process.exit(0));
// The server may have exited while this file was loaded.
if (!process.connected) process.exit(0);

async function start() {
  await prepareOffice(folder);
  // Imported late: Carbone searches LibreOffice when it is loaded.
  const [{ startConverter }, { renderJob }, { readTemplate }, { textsJob }] = await Promise.all([
    import('../convert/startConverter'),
    import('./renderJob'),
    import('../readTemplate'),
    import('./textsJob'),
  ]);
  // Ctrl-C in a terminal also reaches this process; it exits with the server, on `disconnect`.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
    process.removeAllListeners(signal).on(signal, () => undefined);
  return { converter: await startConverter(folder, conversionTimeout), renderJob, readTemplate, textsJob };
}

type Question = Exclude<ToWorker, { type: 'picture' }>;

async function answer(message: Question) {
  const { id } = message;
  try {
    send({ type: 'done', id, result: await work(message) });
  } catch (error) {
    const known = error instanceof ApiError ? { code: error.code, data: error.data } : {};
    send({ type: 'failed', id, ...known, reason: String(error) });
  }
}

async function work(message: Question): Promise<WorkerResult> {
  const { converter, renderJob, readTemplate, textsJob } = await ready;
  switch (message.type) {
    case 'read':
      return readTemplate(message.template, message.of);
    case 'texts':
      return textsJob(message.job);
    default:
      return renderJob(message.job, converter, loadPicture);
  }
}

async function loadPicture(hash: string, edge: number): Promise<Uint8Array> {
  requests += 1;
  const request = requests;
  const content = await new Promise<Uint8Array | undefined>((resolve) => {
    pictures.set(request, resolve);
    send({ type: 'loadPicture', request, hash, edge });
  });
  pictures.delete(request);
  if (!content) throw new Error(`No picture ${hash}`);
  return content;
}

function send(message: FromWorker) {
  process.send?.(message);
}
