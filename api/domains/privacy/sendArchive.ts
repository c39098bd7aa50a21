import { once } from 'node:events';
import type { Response } from 'express';
import { Zip, ZipDeflate } from 'fflate';
import type { Archive } from './personArchive';

/** Streams the archive with backpressure; a disconnect stops reading. */
export async function sendArchive(res: Response, { name, files }: Archive): Promise<void> {
  const left = once(res, 'close').catch(() => []);
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const flush = async () => {
    for (const bytes of ready.splice(0))
      if (!res.write(bytes)) await Promise.race([once(res, 'drain'), left]);
  };
  res.set('Cache-Control', 'no-store').type('application/zip').attachment(`${name}.zip`);
  try {
    for await (const { path, content } of files()) {
      const file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
      for await (const piece of content) {
        if (res.destroyed) return;
        file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
        await flush();
      }
      file.push(new Uint8Array(), true);
      await flush();
    }
    zip.end();
    await flush();
    res.end();
  } catch (error) {
    // The headers have been sent, so the connection is aborted: an incomplete archive must not look complete.
    res.destroy();
    throw error;
  } finally {
    ready = [];
  }
}
