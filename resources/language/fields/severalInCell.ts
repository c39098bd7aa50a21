/** Joins texts in a cell: `Red; Blue`, quoted if a text contains the separator. */
export const joinInCell = (texts: readonly string[]): string =>
  texts.map((text) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('; ');

/** Splits such a cell; empty texts between others are kept as empty. */
export function splitCell(cell: string): string[] {
  const texts = [''];
  let isQuoted = false;
  for (const letter of cell) {
    const text = texts.at(-1)?.trimStart() ?? '';
    // A quotation mark within a text means inches.
    if (letter === '"' && (text === '' || text.startsWith('"'))) isQuoted = !isQuoted;
    if (!isQuoted && /[;\n]/.test(letter)) texts.push('');
    else texts[texts.length - 1] += letter;
  }
  return texts.map((text) => unquoted(text.trim()));
}

const unquoted = (text: string): string =>
  /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
