import {
  clip,
  concatTransformationMatrix,
  endPath,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import { upright } from './stampPages';

/** Height of the strip below a foreign page, in points. */
export const strip = 26;

/**
 * Shrinks a foreign page on its paper, so that the line stamped below does not cover its content, e.g. its own page
 * number.
 */
export function makeRoom(page: PDFPage): void {
  const { width, height, place } = upright(page);
  if (!(height > strip && width > 0)) throw new Error('a page without room for anything');
  const scale = (height - strip) / height;
  const from = place(0, 0);
  const to = place((width - width * scale) / 2, strip);
  const move = { x: to.x - scale * from.x, y: to.y - scale * from.y };
  shrinkContent(page, scale, move);
  shrinkAnnotations(page, scale, move);
}

interface Point {
  x: number;
  y: number;
}

function shrinkContent(page: PDFPage, scale: number, { x, y }: Point): void {
  const box = page.getCropBox();
  const { context } = page.doc;
  const start = context.register(
    context.contentStream([
      pushGraphicsState(),
      concatTransformationMatrix(scale, 0, 0, scale, x, y),
      // Content outside of the crop box stays hidden.
      rectangle(box.x, box.y, box.width, box.height),
      clip(),
      endPath(),
      pushGraphicsState(),
    ]),
  );
  const end = context.register(context.contentStream([popGraphicsState(), popGraphicsState()]));
  page.node.normalize();
  if (page.node.Contents()) page.node.wrapContentStreams(start, end);
}

function shrinkAnnotations(page: PDFPage, scale: number, { x, y }: Point): void {
  const annotations = page.node.Annots();
  if (!(annotations instanceof PDFArray)) return;
  for (let index = 0; index < annotations.size(); index += 1) {
    const annotation = annotations.lookup(index);
    if (!(annotation instanceof PDFDict)) continue;
    for (const name of ['Rect', 'QuadPoints']) {
      const points = annotation.lookup(PDFName.of(name));
      if (!(points instanceof PDFArray)) continue;
      for (let at = 0; at < points.size(); at += 1) {
        const value = points.lookup(at);
        if (value instanceof PDFNumber)
          points.set(at, PDFNumber.of(value.asNumber() * scale + (at % 2 === 0 ? x : y)));
      }
    }
  }
}
