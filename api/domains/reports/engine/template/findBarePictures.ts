import type { TemplateFormat } from '../finish/dialect';
import { findElements, readAttribute } from '../xml';
import { placeFinder } from './findPlace';
import type { ContentPart } from './findWarnings';
import type { TemplateProblem } from './templateProblem';

/** Pictures without alternative text, which a screen reader passes over (PDF/UA-1, 7.3). */
export function findBarePictures({ name, xml, format }: ContentPart): TemplateProblem[] {
  const { frames, holdsPicture, textOf } = pictures[format];
  const placeAt = placeFinder(name, xml, format);
  return findElements(xml, frames)
    .map(({ start, end }) => ({ start, source: xml.slice(start, end) }))
    .filter(({ source }) => holdsPicture.test(source) && textOf(source).trim() === '')
    .map(({ start }) => ({ code: 'TEMPLATE_PICTURE_WITHOUT_TEXT', place: placeAt(start) }));
}

interface Pictures {
  frames: readonly string[];
  holdsPicture: RegExp;
  /** Alternative text of a frame; a tag of a picture stands there too. */
  textOf(frame: string): string;
}

const pictures: Record<TemplateFormat, Pictures> = {
  docx: {
    frames: ['w:drawing', 'w:pict'],
    holdsPicture: /<(?:a:blip|v:imagedata)\b/,
    textOf(frame) {
      const properties = /<wp:docPr\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(frame)?.[0] ?? '';
      const shape = /<v:shape\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(frame)?.[0] ?? '';
      return [
        readAttribute(properties, 'descr'),
        readAttribute(properties, 'title'),
        readAttribute(shape, 'alt'),
      ].join('');
    },
  },
  odt: {
    frames: ['draw:frame'],
    holdsPicture: /<draw:image\b/,
    textOf: (frame) =>
      [...frame.matchAll(/<svg:(?:title|desc)>([^<]*)<\/svg:(?:title|desc)>/g)]
        .map(([, text]) => text)
        .join(''),
  },
};
