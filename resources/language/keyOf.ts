/** A key from a name, without diacritics: `Tragfähigkeit [kg]` → `tragfahigkeitKg`; '' if nothing is left. */
export function keyOf(name: string): string {
  const words = name
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('');
  return (/^[0-9]/.test(joined) ? `f${joined}` : joined).slice(0, 40);
}
