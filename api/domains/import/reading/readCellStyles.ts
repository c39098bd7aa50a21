import { paddedNumber } from './paddedNumber';
import { parseXml } from './readXml';

export interface CellStyle {
  isDate: boolean;
  /** How a whole number looks that is shown with leading zeros. */
  padded?: ReturnType<typeof paddedNumber>;
}

/** How each cell style formats numbers (ECMA-376 part 1, 18.8.30). */
export async function readCellStyles(pieces: AsyncIterable<string>): Promise<CellStyle[]> {
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
    if (code === undefined) return { isDate: isBuiltInDate(id) };
    return { isDate: isDateFormat(code), padded: paddedNumber(code) };
  });
}

const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format code contains date letters outside quoted text, colours and locale codes. */
export function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0] ?? '';
  return !/general/i.test(bare) && /[dyhms]/i.test(bare) && !/[0#]/.test(bare.replace(/[.,]0+/g, ''));
}
