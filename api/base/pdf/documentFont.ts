import { readFile } from 'node:fs/promises';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

export interface DocumentFont {
  font: PDFFont;
  /** Removes characters that the font has no glyph for. */
  writable(text: string): string;
}

export type FontWeight = 'regular' | 'bold';

const fonts = '/usr/share/fonts/truetype';
const files: Record<FontWeight, readonly string[]> = {
  regular: [
    `${fonts}/crosextra/Carlito-Regular.ttf`,
    `${fonts}/liberation2/LiberationSans-Regular.ttf`,
    `${fonts}/liberation/LiberationSans-Regular.ttf`,
    `${fonts}/dejavu/DejaVuSans.ttf`,
  ],
  bold: [
    `${fonts}/crosextra/Carlito-Bold.ttf`,
    `${fonts}/liberation2/LiberationSans-Bold.ttf`,
    `${fonts}/liberation/LiberationSans-Bold.ttf`,
    `${fonts}/dejavu/DejaVuSans-Bold.ttf`,
  ],
};

/** The templates' typeface for text drawn onto pages without LibreOffice. */
export async function documentFont(pdf: PDFDocument, weight: FontWeight = 'regular'): Promise<DocumentFont> {
  for (const file of files[weight]) {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) continue;
    // Loaded on first use: most processes never draw a page.
    pdf.registerFontkit(await import('fontkit'));
    const font = await pdf.embedFont(bytes, { subset: true });
    const letters = new Set(font.getCharacterSet());
    return {
      font,
      writable: (text) =>
        [...text].map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join(''),
    };
  }
  const { StandardFonts } = await import('@cantoo/pdf-lib');
  const font = await pdf.embedFont(weight === 'bold' ? StandardFonts.HelveticaBold : StandardFonts.Helvetica);
  return { font, writable: (text) => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '') };
}
