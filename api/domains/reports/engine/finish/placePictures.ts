import type { ImageReference } from '@plumbline/resources/rules/reports/shape';
import type { PackageParts } from '../template/openPackage';
import { hasToken, tokenEdits, tokenPattern, withoutKind } from '../tokens';
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

export interface PicturePlacer {
  /** The part `name` with its pictures, which are added to the package. */
  place(name: string, xml: string): Promise<string>;
  warnings(): ReportWarning[];
}

/** Puts the pictures into their frames with their aspect ratio, and removes frames without a picture. */
export function picturePlacer(
  parts: PackageParts,
  format: TemplateFormat,
  source: PictureSource,
): PicturePlacer {
  const store = pictureStore(source.load);
  let number = 1_000;
  return {
    warnings: store.warnings,
    async place(name, xml) {
      if (!hasToken(xml, 'picture')) return xml;
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
        return { start, end, text: withoutKind(pictureFrame[format].fill(frame, filling), 'picture') };
      });
      if (used.length > 0) registerPictures[format](parts, name, [...new Set(used)]);
      return applyEdits(xml, [...edits, ...tokenEdits(xml, 'picture')]);
    },
  };
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
