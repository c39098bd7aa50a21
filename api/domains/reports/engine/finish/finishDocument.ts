import { readPart } from '../template/editPart';
import type { OpenTemplate } from '../template/openTemplate';
import { lineBreak, withoutTokens } from '../tokens';
import { colourCells } from './colourCells';
import { dialects } from './dialect';
import { dropEmpty } from './dropEmpty';
import type { PictureSource, ReportWarning } from './pictureStore';
import { picturePlacer } from './placePictures';

/**
 * Steps after Carbone: removes empty content, colours cells, places pictures and inserts line breaks. Each part is decoded
 * once, as those of large reports have millions of characters.
 */
export async function finishDocument(
  { parts, format }: OpenTemplate,
  source: PictureSource,
): Promise<ReportWarning[]> {
  const dialect = dialects[format];
  const placer = picturePlacer(parts, format, source);
  for (const name of [...parts.keys()].filter((one) => dialect.content.test(one))) {
    const coloured = colourCells(dropEmpty(readPart(parts, name), dialect), format);
    const placed = await placer.place(name, coloured);
    const finished = withoutTokens(placed).replaceAll(lineBreak, dialect.breakLine);
    // ODT registers pictures in parts that are no content, so this never overwrites one.
    parts.set(name, Buffer.from(finished, 'utf8'));
  }
  return placer.warnings();
}
