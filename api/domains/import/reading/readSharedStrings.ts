import { parseXml } from './readXml';

/** The shared strings, by index; rich-text runs are joined, phonetic readings left out. */
export async function readSharedStrings(pieces: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let phonetic = 0;
  await parseXml(pieces, {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') phonetic += 1;
      isText = name === 't';
    },
    text: (text) => {
      if (isText && phonetic === 0) current += text;
    },
    close: (name) => {
      if (name === 'si') strings.push(decodeEscapes(current));
      else if (name === 'rPh') phonetic -= 1;
      isText = false;
    },
  });
  return strings;
}

/** Decodes escapes like `_x000D_` for characters not allowed in XML (ECMA-376 part 1, 22.9.2.19). */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
