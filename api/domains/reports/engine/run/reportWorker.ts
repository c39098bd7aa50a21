import { ApiError } from '../../../../base/errors/errors';
import { prepareOffice } from '../convert/prepareOffice';
import type { FromWorker, ToWorker } from './messages';
import { removeFolder } from './removeFolder';

/**
 * The program of a process of its own that renders reports with one warm LibreOffice. Templates are foreign code to
 * Carbone, which compiles them, and large reports take seconds of computing: neither belongs into the server's process.
 */
const folder = process.env.PLUMBLINE_REPORT_FOLDER ?? '';
const conversionTimeout = Number(process.env.PLUMBLINE_REPORT_TIMEOUT);
const pictures = new Map<number, (content: Uint8Array | undefined) => void>();
let requests = 0;

const ready = start();
// The first job hears of an error; until one comes it is nobody's problem.
ready.catch(() => undefined).finally(() => send({ type: 'ready' }));

process.on('message', (message: ToWorker) => {
  if (message.type === 'picture') pictures.get(message.request)?.(message.content);
  else void answer(message);
});
process.on('exit', () => removeFolder(folder));
process.on('disconnect', () => process.exit(0));
// The server may have ended while this file was being loaded.
if (!process.connected) process.exit(0);

async function start() {
  await prepareOffice(folder);
  // Only now: Carbone looks for LibreOffice when it is loaded.
  const [{ startConverter }, { renderJob }, { readTemplate }] = await Promise.all([
    import('../convert/startConverter'),
    import('./renderJob'),
    import('../readTemplate'),
  ]);
  // A terminal sends Ctrl-C to this process, too; it ends with the server, by `disconnect`.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
    process.removeAllListeners(signal).on(signal, () => undefined);
  return { converter: await startConverter(folder, conversionTimeout), renderJob, readTemplate };
}

async function answer(message: Exclude<ToWorker, { type: 'picture' }>) {
  const { id } = message;
  try {
    const { converter, renderJob, readTemplate } = await ready;
    const result =
      message.type === 'read'
        ? readTemplate(message.template)
        : await renderJob(message.job, converter, loadPicture);
    send({ type: 'done', id, result });
  } catch (error) {
    const known = error instanceof ApiError ? { code: error.code, data: error.data } : {};
    send({ type: 'failed', id, ...known, reason: String(error) });
  }
}

async function loadPicture(hash: string): Promise<Uint8Array> {
  requests += 1;
  const request = requests;
  const content = await new Promise<Uint8Array | undefined>((resolve) => {
    pictures.set(request, resolve);
    send({ type: 'loadPicture', request, hash });
  });
  pictures.delete(request);
  if (!content) throw new Error(`No picture ${hash}`);
  return content;
}

function send(message: FromWorker) {
  process.send?.(message);
}
