import { degrees, type PDFDocument, rgb } from '@cantoo/pdf-lib';
import { documentFont } from '../../../../base/pdf/documentFont';
import { upright } from './stampPages';

/** A large translucent word across every page, so that a preview is not taken for the final report. */
export async function watermarkPages(pdf: PDFDocument, word: string): Promise<void> {
  const { font, writable } = await documentFont(pdf);
  const text = writable(word);
  for (const page of pdf.getPages()) {
    const { width, height, angle, place } = upright(page);
    const slope = Math.atan2(height, width);
    const size = Math.min(
      120,
      (Math.hypot(width, height) * 0.62) / Math.max(font.widthOfTextAtSize(text, 1), 1),
    );
    const length = font.widthOfTextAtSize(text, size);
    const x = width / 2 - (Math.cos(slope) * length) / 2 + (Math.sin(slope) * size) / 3;
    const y = height / 2 - (Math.sin(slope) * length) / 2 - (Math.cos(slope) * size) / 3;
    page.drawText(text, {
      ...place(x, y),
      rotate: degrees(angle + (slope * 180) / Math.PI),
      size,
      font,
      color: rgb(0.45, 0.5, 0.55),
      opacity: 0.16,
    });
  }
}
