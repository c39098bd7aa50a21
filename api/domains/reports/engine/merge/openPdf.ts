import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { ApiError, fail } from '../../../../base/errors/errors';

/**
 * A PDF from outside, opened and seen to hold pages. Files whose owner only restricted printing or copying open without a
 * password; one that needs a password to be read throws ATTACHMENT_LOCKED, one without pages ATTACHMENT_EMPTY, one that is none
 * ATTACHMENT_BROKEN.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  if (!isWhole(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)))
    throw new ApiError('ATTACHMENT_BROKEN');
  try {
    const pdf = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      throwOnInvalidObject: false,
    });
    for (const page of pdf.getPages()) page.getSize();
    return pdf.getPageCount() > 0 ? pdf : fail('ATTACHMENT_EMPTY');
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isLocked = error instanceof EncryptedPDFError || /password|encrypt/i.test(String(error));
    throw new ApiError(isLocked ? 'ATTACHMENT_LOCKED' : 'ATTACHMENT_BROKEN');
  }
}

/** pdf-lib makes the best of a file cut off, without a word about the pages that are gone. */
function isWhole(file: Buffer): boolean {
  return file.subarray(0, 1024).includes('%PDF-') && file.subarray(-2048).includes('startxref');
}
