import { degrees, type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { type DocumentFont, documentFont } from '../../../../base/pdf/documentFont';
import { shortenText } from '../../../../base/pdf/shortenText';
import { makeRoom, strip } from './makeRoom';
import type { MergedPages } from './mergeAttachments';

export interface StampWords {
  report: string;
  attachment: string;
  page: string;
}

const grey = rgb(0.36, 0.41, 0.45);
const rule = rgb(0.83, 0.85, 0.88);
const size = 8;
const margin = 28;
const lift = 11;

interface Stamping {
  words: StampWords;
  /** Pages of the whole report. */
  total: number;
}

/** Stamps report, attachment and page number below each attachment page. */
export async function stampPages(
  pdf: PDFDocument,
  merged: MergedPages[],
  { words, total }: Stamping,
): Promise<void> {
  if (merged.length === 0) return;
  const face = await documentFont(pdf);
  for (const { first, place, count, number, name } of merged) {
    for (let index = 0; index < count; index += 1) {
      const page = pdf.getPage(first + index);
      makeRoom(page);
      const left = face.writable(`${words.report} · ${words.attachment} ${number}: ${name}`);
      stamp(page, face, left, face.writable(`${words.page} ${place + index + 1} / ${total}`));
    }
  }
}

function stamp(page: PDFPage, { font }: DocumentFont, left: string, right: string): void {
  const { width, place } = upright(page);
  const rightWidth = font.widthOfTextAtSize(right, size);
  const room = width - 2 * margin - rightWidth - 12;
  const shown = shortenText(left, (text) => font.widthOfTextAtSize(text, size) <= room);
  // A line separates the stamp from the page's content.
  page.drawLine({
    start: place(margin, strip - 1),
    end: place(width - margin, strip - 1),
    thickness: 0.5,
    color: rule,
  });
  page.drawText(shown, { ...place(margin, lift), size, font, color: grey });
  page.drawText(right, { ...place(width - margin - rightWidth, lift), size, font, color: grey });
}

/** Converts positions for rotated pages: scans are often stored rotated, with a rotation for display. */
export function upright(page: PDFPage) {
  const box = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const isTurned = angle === 90 || angle === 270;
  const [width, height] = isTurned ? [box.height, box.width] : [box.width, box.height];
  const place = (x: number, y: number) => {
    const rotate = degrees(angle);
    if (angle === 90) return { x: box.x + box.width - y, y: box.y + x, rotate };
    if (angle === 180) return { x: box.x + box.width - x, y: box.y + box.height - y, rotate };
    if (angle === 270) return { x: box.x + y, y: box.y + box.height - x, rotate };
    return { x: box.x + x, y: box.y + y, rotate };
  };
  return { width, height, angle, place };
}
