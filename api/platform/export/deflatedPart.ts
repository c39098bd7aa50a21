import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { Zip, ZipInputFile } from 'fflate';

const deflate = promisify(deflateRaw);
const deflated = 8;
/** Fastest: lists compress well at any level. */
const level = 1;

export interface DeflatedPart {
  push: (xml: string, isLast?: boolean) => void;
  /** Waits until all but the newest piece is compressed, or all. */
  settle: (isWhole?: boolean) => Promise<unknown>;
}

/**
 * Adds an entry to a ZIP that is compressed in pieces (RFC 1951: each flush ends at a byte), off the main thread; the
 * next piece is written meanwhile.
 */
export function deflatedPart(zip: Zip, filename: string): DeflatedPart {
  const file: ZipInputFile & { size: number; crc: number } = {
    filename,
    size: 0,
    crc: 0,
    compression: deflated,
  };
  zip.add(file);
  let before: Promise<unknown> = Promise.resolve();
  let newest: Promise<unknown> = before;
  return {
    push(xml, isLast = false) {
      const bytes = Buffer.from(xml);
      file.size += bytes.length;
      file.crc = crc32(bytes, file.crc);
      const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
      const packed = deflate(bytes, { level, finishFlush });
      before = newest;
      newest = Promise.all([packed, before]).then(([piece]) => file.ondata?.(null, piece, isLast));
    },
    settle: (isWhole = false) => (isWhole ? newest : before),
  };
}
