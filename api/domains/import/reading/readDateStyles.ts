import { parseXml } from './readXml';

/** Whether each cell style formats numbers as dates (ECMA-376 part 1, 18.8.30). */
export async function readDateStyles(pieces: AsyncIterable<string>): Promise<boolean[]> {
  const custom = new Map<number, string>();
  const formats: number[] = [];
  let isCellFormats = false;
  await parseXml(pieces, {
    open: (name, attributes) => {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isCellFormats = true;
      if (name === 'xf' && isCellFormats) formats.push(Number(attributes.numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return formats.map((id) => {
    const code = custom.get(id);
    return code === undefined ? isBuiltInDate(id) : isDateFormat(code);
  });
}

const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format code contains date letters outside quoted text, colours and locale codes. */
export function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0] ?? '';
  return !/general/i.test(bare) && /[dyhms]/i.test(bare) && !/[0#]/.test(bare.replace(/[.,]0+/g, ''));
}
