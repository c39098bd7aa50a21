import type { TemplateFormat } from './finish/dialect';
import { editParts, readPart } from './template/editPart';
import type { OpenTemplate } from './template/openTemplate';

/**
 * Replaces the template's accent colour, i.e. the colour of its titles, by `#RRGGBB`. Runs before filling, so user
 * texts are untouched and colours with a meaning, added later, are kept. Without a title colour the template is
 * returned unchanged.
 */
export function withAccent({ parts, format }: OpenTemplate, accent: string): OpenTemplate {
  const { styles, title, colour, coloured } = looks[format];
  const own = colour.exec(title.exec(readPart(parts, styles))?.[0] ?? '')?.[1];
  const dressed = { format, parts: new Map(parts) };
  if (own)
    editParts(dressed.parts, coloured, (xml) =>
      xml.replace(places[format](own), (_all, before: string) => before + accent.slice(1).toUpperCase()),
    );
  return dressed;
}

/** Where each format defines the title style, and which parts contain colours. */
const looks: Record<TemplateFormat, { styles: string; title: RegExp; colour: RegExp; coloured: RegExp }> = {
  docx: {
    styles: 'word/styles.xml',
    title: /<w:style\b[^>]*w:styleId="Title"[\s\S]*?<\/w:style>/,
    colour: /<w:color\b[^>]*w:val="([0-9a-fA-F]{6})"/,
    coloured: /^word\/(styles|numbering|document|header\d*|footer\d*)\.xml$/,
  },
  odt: {
    styles: 'styles.xml',
    title: /<style:style\b[^>]*style:name="Title"[\s\S]*?<\/style:style>/,
    colour: /fo:color="#([0-9a-fA-F]{6})"/,
    coloured: /^(content|styles)\.xml$/,
  },
};

/** Matches each use of a colour; the first group is the text before it. */
const places: Record<TemplateFormat, (colour: string) => RegExp> = {
  docx: (colour) => new RegExp(`(<w:color\\b[^>]*w:val="|\\sw:(?:color|fill)=")${colour}(?=")`, 'gi'),
  odt: (colour) => new RegExp(`(\\s[\\w-]+:[\\w-]+="[^"]*#)${colour}(?=[\\s"])`, 'gi'),
};
