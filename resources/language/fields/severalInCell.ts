/** Several texts as one cell of a list: `Red; Blue`, in quotation marks where a text would come apart itself. */
export const joinInCell = (texts: readonly string[]): string =>
  texts.map((text) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('; ');

/** The texts of such a cell; one that is left out between two others is empty. */
export function splitCell(cell: string): string[] {
  const texts = [''];
  let isQuoted = false;
  for (const letter of cell) {
    const text = texts.at(-1)?.trimStart() ?? '';
    // Inches within a text quote nothing.
    if (letter === '"' && (text === '' || text.startsWith('"'))) isQuoted = !isQuoted;
    if (!isQuoted && /[;\n]/.test(letter)) texts.push('');
    else texts[texts.length - 1] += letter;
  }
  return texts.map((text) => unquoted(text.trim()));
}

const unquoted = (text: string): string =>
  /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
