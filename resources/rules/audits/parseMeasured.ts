/**
 * Parses a typed measurement: decimal comma or point, sign, spaces between thousands. Null: empty; undefined: not a
 * number.
 */
export function parseMeasured(text: string): number | null | undefined {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^[−–]/, '-');
  if (compact === '') return null;
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact)) return undefined;
  const value = Number(compact.replace(',', '.'));
  return Number.isFinite(value) && Math.abs(value) < 1e12 ? value : undefined;
}
