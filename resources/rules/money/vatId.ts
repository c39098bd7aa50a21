// Greece writes EL before its numbers (Directive 2006/112/EC, art. 215).
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** A VAT number as it is compared: capital letters and digits alone. */
export const plainVatId = (value: string): string => value.toUpperCase().replace(/[\s.-]/g, '');

/** Whether a VAT number has the form that such numbers of the country have: its prefix and what follows. */
export function isVatIdOf(country: string, value: string | null | undefined): boolean {
  const plain = plainVatId(value ?? '');
  const prefix = prefixes[country] ?? country;
  return plain.startsWith(prefix) && /^[0-9A-Z+*]{5,12}$/.test(plain.slice(2)) && /\d/.test(plain);
}
