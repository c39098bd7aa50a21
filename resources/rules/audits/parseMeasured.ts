/**
 * A measured number as people type it with gloves on: decimal comma or point, a sign, spaces between thousands.
 * Null: nothing typed; undefined: not a number.
 */
export function parseMeasured(text: string): number | null | undefined {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^[−–]/, '-');
  if (compact === '') return null;
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact)) return undefined;
  const value = Number(compact.replace(',', '.'));
  return Number.isFinite(value) && Math.abs(value) < 1e12 ? value : undefined;
}
