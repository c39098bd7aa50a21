// Greece's prefix is EL (Directive 2006/112/EC, art. 215).
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** Normalises a VAT number: capital letters and digits. */
export const plainVatId = (value: string): string => value.toUpperCase().replace(/[\s.-]/g, '');

/** Whether a VAT number has the country's prefix and format. */
export function isVatIdOf(country: string, value: string | null | undefined): boolean {
  const plain = plainVatId(value ?? '');
  const prefix = prefixes[country] ?? country;
  return plain.startsWith(prefix) && /^[0-9A-Z+*]{5,12}$/.test(plain.slice(2)) && /\d/.test(plain);
}
