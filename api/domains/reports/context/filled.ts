/** Fills the `%{name}` placeholders of a report text; a missing value becomes ''. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
