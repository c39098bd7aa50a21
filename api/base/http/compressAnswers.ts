import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Minimum size in bytes: below it a response fits into one packet anyway. */
const least = 1400;

/** Compresses text responses if the client accepts it, for phones on slow lines. */
export function compressAnswers(): RequestHandler {
  const compress = compression({
    threshold: least,
    // Level 1: most of the gain for a fraction of the time.
    level: constants.Z_BEST_SPEED,
  });
  // Clients that do not accept compression are not slowed down.
  return (req, res, next) => (req.headers['accept-encoding'] ? compress(req, res, next) : next());
}
