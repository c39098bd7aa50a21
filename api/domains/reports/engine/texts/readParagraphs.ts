import { SaxesParser } from 'saxes';
import type { TemplateFormat } from '../finish/dialect';
import { lineBreak, withoutTokens } from '../tokens';

/** Text with one look. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}
export type Paragraph = readonly Run[];

interface Look {
  isBold: boolean;
  isItalic: boolean;
}

interface Reader {
  paragraphs: ReadonlySet<string>;
  runs: ReadonlySet<string>;
  /** Elements whose text is printed; absent: all text within paragraphs. */
  texts?: ReadonlySet<string>;
  breaks: ReadonlySet<string>;
  blanks: ReadonlySet<string>;
}

const readers: Record<TemplateFormat, Reader> = {
  docx: {
    paragraphs: new Set(['w:p']),
    runs: new Set(['w:r']),
    texts: new Set(['w:t']),
    breaks: new Set(['w:br', 'w:cr']),
    blanks: new Set(['w:tab']),
  },
  odt: {
    paragraphs: new Set(['text:p', 'text:h']),
    runs: new Set(['text:span']),
    breaks: new Set(['text:line-break']),
    blanks: new Set(['text:s', 'text:tab']),
  },
};

const plain: Look = { isBold: false, isItalic: false };

/** The paragraphs of a document's body in order, with bold and italic runs; empty paragraphs are left out. */
export function readParagraphs(xml: string, format: TemplateFormat): Paragraph[] {
  const reader = readers[format];
  const paragraphs: Run[][] = [];
  const styles = new Map<string, Look>();
  let style = '';
  let current: Run[] | undefined;
  let looks: Look[] = [];
  let textDepth = 0;
  const add = (text: string) => {
    if (!current || text === '') return;
    const look = looks.at(-1) ?? plain;
    const last = current.at(-1);
    if (last && last.isBold === look.isBold && last.isItalic === look.isItalic) last.text += text;
    else current.push({ text, ...look });
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const value = (key: string) => String(attributes[key] ?? '');
    if (reader.paragraphs.has(name)) {
      current = [];
      looks = [];
      paragraphs.push(current);
    } else if (reader.runs.has(name)) {
      looks.push({ ...(looks.at(-1) ?? plain), ...styles.get(value('text:style-name')) });
    } else if (reader.breaks.has(name)) add('\n');
    else if (reader.blanks.has(name)) add(' ');
    else if (name === 'w:b' || name === 'w:i') {
      const look = looks.at(-1);
      const isOn = !['0', 'false', 'off'].includes(value('w:val'));
      if (look && name === 'w:b') look.isBold = isOn;
      else if (look) look.isItalic = isOn;
    } else if (name === 'style:style') style = value('style:name');
    else if (name === 'style:text-properties')
      styles.set(style, {
        isBold: value('fo:font-weight') === 'bold',
        isItalic: value('fo:font-style') === 'italic',
      });
    if (reader.texts?.has(name)) textDepth += 1;
  });
  parser.on('closetag', ({ name }) => {
    if (reader.paragraphs.has(name)) current = undefined;
    else if (reader.runs.has(name)) looks.pop();
    if (reader.texts?.has(name)) textDepth -= 1;
  });
  parser.on('text', (text) => {
    if (reader.texts && textDepth === 0) return;
    add(withoutTokens(text).replaceAll(lineBreak, '\n'));
  });
  parser.write(xml).close();
  return paragraphs.filter((runs) => runs.some(({ text }) => text.trim() !== ''));
}

/** The words of a paragraph alone. */
export const plainText = (paragraph: Paragraph): string =>
  paragraph
    .map(({ text }) => text)
    .join('')
    .trim();
