import { readFile } from 'node:fs/promises';
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

export interface DocumentFont {
  font: PDFFont;
  /** The text as far as the font has its letters. */
  writable(text: string): string;
}

const files = [
  '/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf',
  '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
  '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
];

/** The typeface of the templates for what is stamped onto finished pages. */
export async function documentFont(pdf: PDFDocument): Promise<DocumentFont> {
  for (const file of files) {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) continue;
    pdf.registerFontkit(fontkit);
    const font = await pdf.embedFont(bytes, { subset: true });
    const letters = new Set(font.getCharacterSet());
    return {
      font,
      writable: (text) =>
        [...text].map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join(''),
    };
  }
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  return { font, writable: (text) => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '') };
}
