// Each unit with its measure and its size in that measure's base; loads are often written as tonnes or kilonewtons, lengths in cm or m.
const units: Readonly<Record<string, readonly [measure: string, size: number]>> = {
  mg: ['mass', 1e-6],
  g: ['mass', 1e-3],
  kg: ['mass', 1],
  kilogramm: ['mass', 1],
  t: ['mass', 1000],
  to: ['mass', 1000],
  tonnen: ['mass', 1000],
  ton: ['mass', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  dm: ['length', 100],
  m: ['length', 1000],
  km: ['length', 1e6],
  months: ['months', 1],
  month: ['months', 1],
  monate: ['months', 1],
  monat: ['months', 1],
  mon: ['months', 1],
  mies: ['months', 1],
  miesiąc: ['months', 1],
  miesiące: ['months', 1],
  miesięcy: ['months', 1],
  hónap: ['months', 1],
  hó: ['months', 1],
  years: ['months', 12],
  year: ['months', 12],
  jahre: ['months', 12],
  jahr: ['months', 12],
  lat: ['months', 12],
  lata: ['months', 12],
  rok: ['months', 12],
  év: ['months', 12],
  y: ['months', 12],
};
// Counted things carry words that say nothing about size.
const pieces = new Set(['stk', 'stück', 'szt', 'sztuk', 'db', 'pcs', 'pc', 'x']);

/** What to multiply by to come from `given` to `wanted`; null where that is impossible or unknown. */
export function unitFactor(given: string, wanted: string | undefined): number | null {
  const from = given.toLowerCase().replace(/\.$/, '');
  if (from === '' || from === wanted?.toLowerCase() || pieces.has(from)) return 1;
  const source = units[from];
  const target = wanted === undefined ? undefined : units[wanted.toLowerCase()];
  if (!source || !target || source[0] !== target[0]) return null;
  return source[1] / target[1];
}

/** The unit a header names in brackets: "Nośność pola [kg]" → "kg". Anything else in brackets is no unit. */
export function unitOfHeader(header: string): string | undefined {
  const inner = /[([]\s*(?:in |w )?([\p{L}]+)\.?\s*[)\]]/u.exec(header)?.[1]?.toLowerCase();
  return inner !== undefined && inner in units ? inner : undefined;
}
