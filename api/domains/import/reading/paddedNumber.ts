/** The first section of a number format, split into literals and digits that are always shown. */
const parts = /\[\$-[^\]]*\]|"([^"]*)"|\\(.)|([-/ ])|(0+)|(.)/gu;

/**
 * How a number looks whose format shows leading zeros, such as `00000` or `"R-"000`: 7 is 00007 or R-007. Undefined for
 * formats of amounts. Spreadsheets show, search and export such numbers in this form, so it is the piece's number.
 */
export function paddedNumber(code: string): ((number: number) => string | null) | undefined {
  const segments: string[] = [];
  for (const [, quoted, escaped, bare, zeros, other] of (code.split(';')[0] ?? '').matchAll(parts)) {
    if (other !== undefined) return undefined;
    segments.push(zeros ?? `!${quoted ?? escaped ?? bare ?? ''}`);
  }
  const length = segments.reduce((sum, segment) => sum + (segment.startsWith('0') ? segment.length : 0), 0);
  if (length < 2) return undefined;
  return (number) => {
    if (!Number.isSafeInteger(number) || number < 0) return null;
    let digits = String(number).padStart(length, '0');
    const first = segments.findIndex((segment) => segment.startsWith('0'));
    const shown = segments.map((_, index) => {
      const at = segments.length - 1 - index;
      const segment = segments[at] ?? '';
      if (segment.startsWith('!')) return segment.slice(1);
      const cut = at === first ? 0 : digits.length - segment.length;
      const own = digits.slice(cut);
      digits = digits.slice(0, cut);
      return own;
    });
    return shown.reverse().join('');
  };
}
