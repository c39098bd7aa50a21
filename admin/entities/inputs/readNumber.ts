/**
 * Parses a typed number with comma or point and any spaces as thousands separators; null if empty, the text itself if
 * it is no number. Points or commas as thousands separators are accepted if unambiguous: 1.234,5.
 */
export function readNumber(text: string): number | string | null {
  const bare = ungrouped(text.replace(/[\s\u00a0\u202f]/g, ''));
  if (bare === '') return null;
  return /^[-+−]?\d*[.,]?\d+$|^[-+−]?\d+[.,]$/.test(bare)
    ? Number(bare.replace(',', '.').replace('−', '-'))
    : text;
}

/** A single separator stays: 1.234 is ambiguous. */
function ungrouped(text: string): string {
  const [, separator = ''] = /^[-+−]?\d{1,3}([.,])\d{3}/.exec(text) ?? [];
  const decimal = separator === '.' ? ',' : '.';
  const groups = new RegExp(`^[-+−]?\\d{1,3}(\\${separator || '.'}\\d{3})+(\\${decimal}\\d+)?$`);
  const isGrouped = text.includes(decimal) || text.split(separator).length > 2;
  return separator && isGrouped && groups.test(text) ? text.replaceAll(separator, '') : text;
}
