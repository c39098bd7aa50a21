import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { ApiError, fail } from '../../../../base/errors/errors';

/**
 * Opens a foreign PDF and checks that it has pages. Files restricted only against printing or copying open without a
 * password. Errors: ATTACHMENT_LOCKED if it needs a password, ATTACHMENT_EMPTY without pages, ATTACHMENT_BROKEN for any
 * other failure.
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

/** pdf-lib repairs a truncated file silently, without the missing pages. */
function isWhole(file: Buffer): boolean {
  return file.subarray(0, 1024).includes('%PDF-') && file.subarray(-2048).includes('startxref');
}
