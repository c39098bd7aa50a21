import type { PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';
import { documentFont } from '../../../base/pdf/documentFont';
import { shortenText } from '../../../base/pdf/shortenText';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import { layoutPaper, type PaperLine } from './layoutPaper';
import type { PaperContent } from './paperContent';

const page = { width: 595.28, height: 841.89, margin: 56 };

/** Draws an order document as one A4 page, in the brand colour of a white-label seller. */
export async function drawPaper(content: PaperContent, brand: MailBrand | null): Promise<Buffer> {
  // Imported lazily: most processes never draw a PDF.
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${content.number} ${content.seller?.name ?? ''}`.trim());
  pdf.setLanguage(content.language);
  const plain = await documentFont(pdf);
  const bold = await documentFont(pdf, 'bold');
  const sheet = pdf.addPage([page.width, page.height]);
  const accent = colorOf(brand?.color, rgb);
  sheet.drawRectangle({ x: 0, y: page.height - 8, width: page.width, height: 8, color: accent });
  for (const line of layoutPaper(content, brand?.name ?? null)) {
    // Intl formats amounts with spaces missing in the fonts.
    const { font, writable } = line.isBold ? bold : plain;
    drawLine(
      sheet,
      font,
      { ...line, text: writable(line.text.replace(/\s/g, ' ')) },
      line.isAccent ? accent : rgb(0.11, 0.15, 0.2),
    );
  }
  return Buffer.from(await pdf.save());
}

function drawLine(sheet: PDFPage, font: PDFFont, line: PaperLine, color: RGB): void {
  const { x, y, size = 10, width = page.width - page.margin - x, isRight } = line;
  const fits = (text: string) => font.widthOfTextAtSize(text, size) <= width;
  const text = shortenText(line.text, fits);
  const at = isRight ? x + width - font.widthOfTextAtSize(text, size) : x;
  sheet.drawText(text, { x: at, y: page.height - y, size, font, color });
}

function colorOf(hex: string | null | undefined, rgb: (r: number, g: number, b: number) => RGB): RGB {
  const [red = 11, green = 95, blue = 165] = (hex?.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return rgb(red / 255, green / 255, blue / 255);
}
