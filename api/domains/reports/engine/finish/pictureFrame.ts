import { readAttribute } from '../xml';
import type { TemplateFormat } from './dialect';

export interface FrameSize {
  width: number;
  height: number;
}

interface Filling {
  /** File name in the package. */
  name: string;
  alternative: string;
  /** Frames repeated by a loop need unique ids and names. */
  number: number;
  /** In cm. */
  size: FrameSize;
}

/** Reads the size of a picture frame and writes the frame for another picture, per format. */
export const pictureFrame: Record<
  TemplateFormat,
  {
    box(frame: string): FrameSize | undefined;
    fill(frame: string, filling: Filling): string;
  }
> = {
  docx: {
    box(frame) {
      const extent = /<wp:extent\b[^>]*>/.exec(frame)?.[0] ?? '';
      return sizeOf(
        Number(readAttribute(extent, 'cx')) / emuPerCm,
        Number(readAttribute(extent, 'cy')) / emuPerCm,
      );
    },
    fill(frame, { name, alternative, number, size }) {
      const extent = `cx="${Math.round(size.width * emuPerCm)}" cy="${Math.round(size.height * emuPerCm)}"`;
      return frame
        .replace(/<wp:extent\b[^>]*>/, `<wp:extent ${extent}/>`)
        .replace(/<a:ext\s+c[xy]="[^>]*>/, `<a:ext ${extent}/>`)
        .replace(
          /<wp:docPr\b(?:[^>"']|"[^"]*"|'[^']*')*>/,
          (tag) =>
            `<wp:docPr id="${number}" name="picture ${number}" descr="${alternative}"${tag.endsWith('/>') ? '/>' : '>'}`,
        )
        .replace(
          /<pic:cNvPr\b(?:[^>"']|"[^"]*"|'[^']*')*>/,
          (tag) => `<pic:cNvPr id="${number}" name="${name}"${tag.endsWith('/>') ? '/>' : '>'}`,
        )
        .replace(
          /<a:blip\b[^>]*?\/>|<a:blip\b[^>]*>[\s\S]*?<\/a:blip>/,
          `<a:blip r:embed="${relationId(name)}"/>`,
        )
        .replace(/<a:srcRect\b[^>]*\/>/, '');
    },
  },
  odt: {
    box(frame) {
      return sizeOf(
        centimetres(readAttribute(frame, 'svg:width')),
        centimetres(readAttribute(frame, 'svg:height')),
      );
    },
    fill(frame, { name, alternative, number, size }) {
      const open = /^<[^>]*>/.exec(frame)?.[0] ?? '';
      const sized = open
        .replace(/\ssvg:width="[^"]*"/, ` svg:width="${size.width.toFixed(3)}cm"`)
        .replace(/\ssvg:height="[^"]*"/, ` svg:height="${size.height.toFixed(3)}cm"`)
        .replace(/\sstyle:rel-(width|height)="[^"]*"/g, '')
        .replace(/\sdraw:name="[^"]*"/, ` draw:name="picture ${number}"`);
      return (
        sized +
        frame
          .slice(open.length)
          .replace(
            /<draw:image\b[^>]*?\/>|<draw:image\b[^>]*>[\s\S]*?<\/draw:image>/,
            `<draw:image xlink:href="Pictures/${name}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>`,
          )
          .replace(/<svg:title>[\s\S]*?<\/svg:title>/, '')
          .replace(/<svg:desc>[\s\S]*?<\/svg:desc>/, () => `<svg:desc>${alternative}</svg:desc>`)
      );
    },
  },
};

const emuPerCm = 360_000;

export function relationId(name: string): string {
  return name.replace(/\W/g, '_');
}

function sizeOf(width: number, height: number): FrameSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

const unitInCm: Record<string, number> = { cm: 1, mm: 0.1, in: 2.54, pt: 2.54 / 72 };

function centimetres(length: string | undefined): number {
  const match = /^([\d.]+)(cm|mm|in|pt)$/.exec(length ?? '');
  return match ? Number(match[1]) * (unitInCm[match[2] ?? ''] ?? 0) : 0;
}
