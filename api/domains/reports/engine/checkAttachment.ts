import { PDFDocument } from '@cantoo/pdf-lib';
import { ApiError } from '../../../base/errors/errors';
import { writePdf } from '../../../base/pdf/writePdf';
import { sniffType } from '../../../platform/files/sniffType';
import { imagePage } from './merge/imagePage';
import { mergeAttachments } from './merge/mergeAttachments';
import { openPdf } from './merge/openPdf';
import { openReportPdf } from './pdf/reportPdf';

const limits = { bytes: 50 * 1024 * 1024, pages: 500 };
const pictures = ['image/jpeg', 'image/png'];

/**
 * Does with an attachment at upload what the report does with it later, so that errors show at once. Returns the PDF to
 * merge (one page for a JPEG or PNG) and its number of pages. Errors: ATTACHMENT_TYPE, ATTACHMENT_LOCKED,
 * ATTACHMENT_EMPTY, ATTACHMENT_BROKEN, ATTACHMENT_TOO_LARGE.
 */
export async function checkAttachment(bytes: Uint8Array): Promise<{ pages: number; pdf: Uint8Array }> {
  const content = await attachmentPdf(bytes);
  const pages = (await openPdf(content)).getPageCount();
  if (pages > limits.pages) throw new ApiError('ATTACHMENT_TOO_LARGE', { pages: limits.pages });
  try {
    await mergeOnTrial(content, pages);
  } catch {
    throw new ApiError('ATTACHMENT_BROKEN');
  }
  return { pages, pdf: content };
}

/** The PDF to merge for an uploaded file. */
export async function attachmentPdf(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > limits.bytes) throw new ApiError('ATTACHMENT_TOO_LARGE', { limit: limits.bytes });
  // A PDF may have leading garbage, so an unknown type is checked by opening it.
  const type = sniffType(bytes.subarray(0, 32));
  if (type === 'application/pdf' || type === null) return bytes;
  if (!pictures.includes(type)) throw new ApiError('ATTACHMENT_TYPE');
  return imagePage(bytes).catch(() => {
    throw new ApiError('ATTACHMENT_BROKEN');
  });
}

/** Merges, stamps, saves and reopens the PDF: some defects of foreign PDFs show only then. */
async function mergeOnTrial(content: Uint8Array, pages: number): Promise<void> {
  const empty = await PDFDocument.create();
  empty.addPage();
  const report = openReportPdf(Buffer.from(await empty.save()));
  const words = { report: 'trial', attachment: 'trial', page: 'trial' };
  const attachment = { name: 'trial', content, position: 'documentEnd' } as const;
  await mergeAttachments(report, [attachment], { coverPages: 1, words, watermark: 'trial' });
  const written = await PDFDocument.load(await writePdf(report));
  if (written.getPageCount() !== pages + 1) throw new Error('pages were lost');
}
