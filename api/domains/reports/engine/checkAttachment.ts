import { PDFDocument } from '@cantoo/pdf-lib';
import { ApiError } from '../../../base/errors/errors';
import { sniffType } from '../../../platform/files/sniffType';
import { imagePage } from './merge/imagePage';
import { mergeAttachments } from './merge/mergeAttachments';
import { openPdf } from './merge/openPdf';
import { stampPages } from './merge/stampPages';
import { watermarkPages } from './merge/watermarkPages';

const limits = { bytes: 50 * 1024 * 1024, pages: 500 };
const pictures = ['image/jpeg', 'image/png'];

/**
 * Does at upload all that a report will later do with an attachment, so that nobody learns at the end that it cannot be
 * attached. Gives the PDF to merge, a page for a JPEG or PNG, and the number of its pages; throws ATTACHMENT_TYPE,
 * ATTACHMENT_LOCKED, ATTACHMENT_EMPTY, ATTACHMENT_BROKEN or ATTACHMENT_TOO_LARGE.
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

/** What is merged for an uploaded file. */
export async function attachmentPdf(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > limits.bytes) throw new ApiError('ATTACHMENT_TOO_LARGE', { limit: limits.bytes });
  // A PDF may begin after some rubble; whether it is whole is seen when it is opened.
  const type = sniffType(bytes.subarray(0, 32));
  if (type === 'application/pdf' || type === null) return bytes;
  if (!pictures.includes(type)) throw new ApiError('ATTACHMENT_TYPE');
  return imagePage(bytes).catch(() => {
    throw new ApiError('ATTACHMENT_BROKEN');
  });
}

/** The whole way into a report and out again: what another program wrote shows its faults only then. */
async function mergeOnTrial(content: Uint8Array, pages: number): Promise<void> {
  const report = await PDFDocument.create();
  report.addPage();
  const merged = await mergeAttachments(
    report,
    [{ name: 'trial', content, position: 'documentEnd' }],
    report.getPageCount(),
  );
  await stampPages(report, merged, { report: 'trial', attachment: 'trial', page: 'trial' });
  await watermarkPages(report, 'trial');
  const written = await PDFDocument.load(await report.save());
  if (written.getPageCount() !== pages + 1) throw new Error('pages were lost');
}
