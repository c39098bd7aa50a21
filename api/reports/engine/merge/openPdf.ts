import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { ApiError } from '../../../errors';

/**
 * A PDF from outside, opened and seen to hold pages. Files whose owner only restricted printing or copying open without a
 * password; one that needs a password to be read throws ATTACHMENT_LOCKED, one that is none ATTACHMENT_BROKEN.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new ApiError('ATTACHMENT_BROKEN');
  try {
    const pdf = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      throwOnInvalidObject: false,
    });
    for (const page of pdf.getPages()) page.getSize();
    if (pdf.getPageCount() === 0) throw new Error('no pages');
    return pdf;
  } catch (error) {
    const isLocked = error instanceof EncryptedPDFError || /password|encrypt/i.test(String(error));
    throw new ApiError(isLocked ? 'ATTACHMENT_LOCKED' : 'ATTACHMENT_BROKEN');
  }
}
