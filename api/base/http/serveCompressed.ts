import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
type Encoding = keyof typeof encodings;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Serves built assets, which never change under their name, compressed once on first request and kept in memory. Other
 * files, and clients without support, are passed to the next handler.
 */
export function serveCompressed(folder: string): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>();
  const compressed = (name: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${name}`;
    const known = kept.get(key) ?? readFile(path.join(folder, name)).then(encodings[encoding]);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
  };
  return async (req, res, next) => {
    const name = req.path.slice(1);
    const type = types[path.extname(name)];
    // File names as the build makes them, without path separators.
    if (req.method !== 'GET' || !type || !/^[\w.~-]+$/.test(name)) return next();
    const encoding = req.acceptsEncodings('br', 'gzip');
    if (encoding !== 'br' && encoding !== 'gzip') return next();
    const content = await compressed(name, encoding).catch(() => null);
    if (!content) return next();
    res.set({
      'Content-Type': type,
      'Content-Encoding': encoding,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    res.end(content);
  };
}
