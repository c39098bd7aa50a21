import { editParts } from '../template/editPart';
import type { OpenTemplate } from '../template/openTemplate';
import { lineBreak, withoutTokens } from '../tokens';
import { colourCells } from './colourCells';
import { dialects } from './dialect';
import { dropEmpty } from './dropEmpty';
import type { PictureSource, ReportWarning } from './pictureStore';
import { placePictures } from './placePictures';

/** Steps after Carbone: removes empty content, colours cells, places pictures and inserts line breaks. */
export async function finishDocument(
  { parts, format }: OpenTemplate,
  source: PictureSource,
): Promise<ReportWarning[]> {
  const dialect = dialects[format];
  editParts(parts, dialect.content, (xml) => colourCells(dropEmpty(xml, dialect), format));
  const warnings = await placePictures(parts, format, source);
  editParts(parts, dialect.content, (xml) => withoutTokens(xml).replaceAll(lineBreak, dialect.breakLine));
  return warnings;
}
