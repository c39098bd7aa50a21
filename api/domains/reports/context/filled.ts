/** A phrase of the report with its `%{name}` placeholders filled; a missing value is ''. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
