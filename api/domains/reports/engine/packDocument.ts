import { type Zippable, zipSync } from 'fflate';
import type { OpenTemplate } from './template/openTemplate';

/** Packs the parts into a document; stored without compression, since LibreOffice reads it at once. */
export function packDocument({ parts }: OpenTemplate): Buffer {
  const files: Zippable = {};
  // The `mimetype` entry of an ODT must come first (OpenDocument 1.2, part 3).
  const mimetype = parts.get('mimetype');
  if (mimetype) files.mimetype = [mimetype, { level: 0 }];
  for (const [name, bytes] of parts) files[name] ??= [bytes, { level: 0 }];
  return Buffer.from(zipSync(files));
}
