import type { ImageReference } from '@plumbline/resources/rules/reports/shape';
import type { PackageParts } from '../template/openPackage';
import { hasToken, tokenPattern } from '../tokens';
import { applyEdits, escapeXml, findElements } from '../xml';
import { dialects, type TemplateFormat } from './dialect';
import { type FrameSize, pictureFrame } from './pictureFrame';
import { type NamedPicture, type PictureSource, pictureStore, type ReportWarning } from './pictureStore';
import { fitInto } from './preparePicture';
import { registerPictures } from './registerPictures';

interface Frame {
  start: number;
  end: number;
  source: string;
  reference: ImageReference | undefined;
  box: FrameSize | undefined;
}

/** Puts the pictures into their frames with their aspect ratio, and removes frames without a picture. */
export async function placePictures(
  parts: PackageParts,
  format: TemplateFormat,
  source: PictureSource,
): Promise<ReportWarning[]> {
  const store = pictureStore(source.load);
  let number = 1_000;
  for (const [name, bytes] of [...parts]) {
    if (!dialects[format].content.test(name)) continue;
    const xml = Buffer.from(bytes).toString('utf8');
    if (!hasToken(xml, 'picture')) continue;
    const frames = findFrames(xml, format, source.pictures);
    await store.prepare(
      frames.flatMap(({ reference, box }) => (reference && box ? [{ hash: reference.hash, box }] : [])),
    );
    const used: NamedPicture[] = [];
    const edits = frames.map(({ start, end, source: frame, reference, box }) => {
      const picture = reference && box && store.get(reference.hash, box);
      if (!reference || !box || !picture) return { start, end, text: '' };
      used.push(picture);
      number += 1;
      const filling = {
        number,
        name: picture.name,
        alternative: escapeXml(reference.alternative ?? ''),
        size: fitInto(box, picture),
      };
      return { start, end, text: pictureFrame[format].fill(frame, filling) };
    });
    parts.set(name, Buffer.from(applyEdits(xml, edits).replace(tokenPattern('picture'), ''), 'utf8'));
    if (used.length > 0) registerPictures[format](parts, name, [...new Set(used)]);
  }
  return store.warnings();
}

function findFrames(xml: string, format: TemplateFormat, pictures: ImageReference[]): Frame[] {
  return findElements(xml, [dialects[format].picture]).flatMap(({ start, end, parent }): Frame[] => {
    const source = xml.slice(start, end);
    const token = tokenPattern('picture').exec(source);
    // A nested frame is replaced with the outer one.
    if (!token || parent >= 0) return [];
    const reference = token[1] ? pictures[Number(token[1])] : undefined;
    return [{ start, end, source, reference, box: pictureFrame[format].box(source) }];
  });
}
