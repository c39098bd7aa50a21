// What a spreadsheet takes for the beginning of a formula; an apostrophe before it makes it text.
// The full-width forms are taken for the others where a spreadsheet converts East Asian text.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Text that a spreadsheet will not run as a formula when it opens delimited text. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Only what is already guarded needs a second apostrophe: where text cells are text, nothing is run. */
export const keepApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? `'${text}` : text;

/** The text as it was before it was guarded. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
