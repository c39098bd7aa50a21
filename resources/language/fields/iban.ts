/** Validates form and check digits of an IBAN (ISO 13616), with or without spaces. */
export function isIban(value: string): boolean {
  const plain = value.replace(/ /g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(plain)) return false;
  const digits = [...`${plain.slice(4)}${plain.slice(0, 4)}`].map((letter) => Number.parseInt(letter, 36));
  return digits.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0) === 1;
}
