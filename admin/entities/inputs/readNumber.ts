/** A typed number with comma or point and any spaces for thousands; null for nothing, the text itself for what is no number. */
export function readNumber(text: string): number | string | null {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '');
  if (bare === '') return null;
  return /^[-+−]?\d*[.,]?\d+$|^[-+−]?\d+[.,]$/.test(bare)
    ? Number(bare.replace(',', '.').replace('−', '-'))
    : text;
}
