import { PDFDocument } from '@cantoo/pdf-lib';
import { ApiError } from '../../errors';
import { openPdf } from './merge/openPdf';

const limits = { bytes: 50 * 1024 * 1024, pages: 500 };

/**
 * Tries at upload what a report will later do with an attachment, so that nobody learns at the end that it cannot be
 * attached. Gives the number of pages; throws ATTACHMENT_LOCKED, ATTACHMENT_BROKEN or ATTACHMENT_TOO_LARGE.
 */
export async function checkAttachment(bytes: Uint8Array): Promise<{ pages: number }> {
  if (bytes.length > limits.bytes) throw new ApiError('ATTACHMENT_TOO_LARGE', { limit: limits.bytes });
  const pdf = await openPdf(bytes);
  const pages = pdf.getPageCount();
  if (pages > limits.pages) throw new ApiError('ATTACHMENT_TOO_LARGE', { pages: limits.pages });
  try {
    const copy = await PDFDocument.create();
    for (const page of await copy.copyPages(pdf, pdf.getPageIndices())) copy.addPage(page);
    await copy.save();
  } catch {
    throw new ApiError('ATTACHMENT_BROKEN');
  }
  return { pages };
}
