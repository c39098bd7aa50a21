/**
 * A typed number with comma or point and any spaces for thousands; null for nothing, the text itself for what is no number.
 * Points or commas between thousands are understood where they can be nothing else: 1.234,5 as the screens write it.
 */
export function readNumber(text: string): number | string | null {
  const bare = ungrouped(text.replace(/[\s\u00a0\u202f]/g, ''));
  if (bare === '') return null;
  return /^[-+−]?\d*[.,]?\d+$|^[-+−]?\d+[.,]$/.test(bare)
    ? Number(bare.replace(',', '.').replace('−', '-'))
    : text;
}

/** One separator alone stays: whether 1.234 means thousands nobody can tell. */
function ungrouped(text: string): string {
  const [, separator = ''] = /^[-+−]?\d{1,3}([.,])\d{3}/.exec(text) ?? [];
  const decimal = separator === '.' ? ',' : '.';
  const groups = new RegExp(`^[-+−]?\\d{1,3}(\\${separator || '.'}\\d{3})+(\\${decimal}\\d+)?$`);
  const isGrouped = text.includes(decimal) || text.split(separator).length > 2;
  return separator && isGrouped && groups.test(text) ? text.replaceAll(separator, '') : text;
}
