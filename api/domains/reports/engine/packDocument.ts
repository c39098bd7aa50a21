import { type Zippable, zipSync } from 'fflate';
import type { OpenTemplate } from './template/openTemplate';

/** The parts as a document again. Stored, not compressed: it lives for a moment, between us and LibreOffice. */
export function packDocument({ parts }: OpenTemplate): Buffer {
  const files: Zippable = {};
  // An ODT is known by its `mimetype` standing first.
  const mimetype = parts.get('mimetype');
  if (mimetype) files.mimetype = [mimetype, { level: 0 }];
  for (const [name, bytes] of parts) files[name] ??= [bytes, { level: 0 }];
  return Buffer.from(zipSync(files));
}
