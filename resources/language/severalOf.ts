/** The plural form used as a heading: Polish has a third form for five and more. */
export function severalOf(text: string): string {
  const forms = text.split('||||');
  return (forms[1] ?? text).trim();
}
