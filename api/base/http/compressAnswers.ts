import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Bytes from which an answer is worth the work: below it is one packet either way. */
const least = 1400;

/** Sends what is text compressed to the person who can unpack it: the lists and downloads of a phone in a hall come over a slow line. */
export function compressAnswers(): RequestHandler {
  const compress = compression({
    threshold: least,
    // Nearly all of the gain for a fraction of the time.
    level: constants.Z_BEST_SPEED,
  });
  // Programs that read the API in the same room ask for nothing of the kind, and are not slowed by it.
  return (req, res, next) => (req.headers['accept-encoding'] ? compress(req, res, next) : next());
}
