/** Of the plural forms of a text the one that stands by itself as a heading: Polish has a third one, for five and more. */
export function severalOf(text: string): string {
  const forms = text.split('||||');
  return (forms[1] ?? text).trim();
}
